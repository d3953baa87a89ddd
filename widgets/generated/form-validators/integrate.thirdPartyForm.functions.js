// Written by `npm run generate`; do not edit.
// @ts-nocheck
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var require_stdin = __commonJS({
  "<stdin>"(exports) {
    exports["-16e35c1"] = validate20;
    var func1 = require_ucs2length().default;
    var pattern4 = new RegExp("^[A-Za-z0-9_-]*$", "u");
    var pattern5 = new RegExp("^(https://[^\\s]+)?$", "u");
    var pattern6 = new RegExp("^(https://[^\\s@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?(/[^\\s@]*)?)?$", "u");
    var pattern7 = new RegExp("^(https://[A-Za-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)?$", "u");
    function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate20.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.enabled !== void 0) {
          if (typeof data.enabled !== "boolean") {
            const err0 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.app_id !== void 0) {
          let data1 = data.app_id;
          if (typeof data1 === "string") {
            if (func1(data1) > 100) {
              const err1 = { instancePath: instancePath + "/app_id", schemaPath: "#/properties/app_id/maxLength", keyword: "maxLength", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/app_id", schemaPath: "#/properties/app_id/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/app_id", schemaPath: "#/properties/app_id/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.callback_url !== void 0) {
          let data2 = data.callback_url;
          if (typeof data2 === "string") {
            if (func1(data2) > 500) {
              const err4 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern5.test(data2)) {
              const err5 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/pattern", keyword: "pattern", params: { pattern: "^(https://[^\\s]+)?$" } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/callback_url", schemaPath: "#/properties/callback_url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.directory_sync !== void 0) {
          if (typeof data.directory_sync !== "boolean") {
            const err7 = { instancePath: instancePath + "/directory_sync", schemaPath: "#/properties/directory_sync/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.issuer !== void 0) {
          let data4 = data.issuer;
          if (typeof data4 === "string") {
            if (func1(data4) > 500) {
              const err8 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (!pattern6.test(data4)) {
              const err9 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/pattern", keyword: "pattern", params: { pattern: "^(https://[^\\s@]+|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?(/[^\\s@]*)?)?$" } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/issuer", schemaPath: "#/properties/issuer/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.authorize_origin !== void 0) {
          let data5 = data.authorize_origin;
          if (typeof data5 === "string") {
            if (func1(data5) > 300) {
              const err11 = { instancePath: instancePath + "/authorize_origin", schemaPath: "#/properties/authorize_origin/maxLength", keyword: "maxLength", params: { limit: 300 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!pattern7.test(data5)) {
              const err12 = { instancePath: instancePath + "/authorize_origin", schemaPath: "#/properties/authorize_origin/pattern", keyword: "pattern", params: { pattern: "^(https://[A-Za-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)?$" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/authorize_origin", schemaPath: "#/properties/authorize_origin/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.api_origin !== void 0) {
          let data6 = data.api_origin;
          if (typeof data6 === "string") {
            if (func1(data6) > 300) {
              const err14 = { instancePath: instancePath + "/api_origin", schemaPath: "#/properties/api_origin/maxLength", keyword: "maxLength", params: { limit: 300 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (!pattern7.test(data6)) {
              const err15 = { instancePath: instancePath + "/api_origin", schemaPath: "#/properties/api_origin/pattern", keyword: "pattern", params: { pattern: "^(https://[A-Za-z0-9.-]+(:[0-9]{1,5})?|http://(localhost|127\\.0\\.0\\.1)(:[0-9]{1,5})?)?$" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/api_origin", schemaPath: "#/properties/api_origin/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": { "enabled": true, "app_id": true, "callback_url": true, "directory_sync": true, "issuer": true, "authorize_origin": true, "api_origin": true }, "dynamicProps": false, "dynamicItems": false };
  }
});
export default require_stdin();
