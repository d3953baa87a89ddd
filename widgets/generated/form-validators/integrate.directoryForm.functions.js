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
    exports["-fd465c2"] = validate20;
    var func1 = require_ucs2length().default;
    var pattern4 = new RegExp("^(ldaps?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:]+\\])(:[0-9]{1,5})?/?)?$", "u");
    var pattern5 = new RegExp("^(\\(.*\\{account\\}.*\\))?$", "u");
    var pattern6 = new RegExp("^([A-Za-z][A-Za-z0-9-]*)?$", "u");
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
        if (data.url !== void 0) {
          let data1 = data.url;
          if (typeof data1 === "string") {
            if (func1(data1) > 300) {
              const err1 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/maxLength", keyword: "maxLength", params: { limit: 300 } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err2 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/pattern", keyword: "pattern", params: { pattern: "^(ldaps?://([A-Za-z0-9.-]+|\\[[0-9A-Fa-f:]+\\])(:[0-9]{1,5})?/?)?$" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.start_tls !== void 0) {
          if (typeof data.start_tls !== "boolean") {
            const err4 = { instancePath: instancePath + "/start_tls", schemaPath: "#/properties/start_tls/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.ca_certificate !== void 0) {
          let data3 = data.ca_certificate;
          if (typeof data3 === "string") {
            if (func1(data3) > 2e4) {
              const err5 = { instancePath: instancePath + "/ca_certificate", schemaPath: "#/properties/ca_certificate/maxLength", keyword: "maxLength", params: { limit: 2e4 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/ca_certificate", schemaPath: "#/properties/ca_certificate/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.base_dn !== void 0) {
          let data4 = data.base_dn;
          if (typeof data4 === "string") {
            if (func1(data4) > 500) {
              const err7 = { instancePath: instancePath + "/base_dn", schemaPath: "#/properties/base_dn/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/base_dn", schemaPath: "#/properties/base_dn/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.bind_dn !== void 0) {
          let data5 = data.bind_dn;
          if (typeof data5 === "string") {
            if (func1(data5) > 500) {
              const err9 = { instancePath: instancePath + "/bind_dn", schemaPath: "#/properties/bind_dn/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/bind_dn", schemaPath: "#/properties/bind_dn/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.user_filter !== void 0) {
          let data6 = data.user_filter;
          if (typeof data6 === "string") {
            if (func1(data6) > 500) {
              const err11 = { instancePath: instancePath + "/user_filter", schemaPath: "#/properties/user_filter/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (!pattern5.test(data6)) {
              const err12 = { instancePath: instancePath + "/user_filter", schemaPath: "#/properties/user_filter/pattern", keyword: "pattern", params: { pattern: "^(\\(.*\\{account\\}.*\\))?$" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/user_filter", schemaPath: "#/properties/user_filter/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.id_attribute !== void 0) {
          let data7 = data.id_attribute;
          if (typeof data7 === "string") {
            if (func1(data7) > 100) {
              const err14 = { instancePath: instancePath + "/id_attribute", schemaPath: "#/properties/id_attribute/maxLength", keyword: "maxLength", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (!pattern6.test(data7)) {
              const err15 = { instancePath: instancePath + "/id_attribute", schemaPath: "#/properties/id_attribute/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z][A-Za-z0-9-]*)?$" } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/id_attribute", schemaPath: "#/properties/id_attribute/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.name_attribute !== void 0) {
          let data8 = data.name_attribute;
          if (typeof data8 === "string") {
            if (func1(data8) > 100) {
              const err17 = { instancePath: instancePath + "/name_attribute", schemaPath: "#/properties/name_attribute/maxLength", keyword: "maxLength", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (!pattern6.test(data8)) {
              const err18 = { instancePath: instancePath + "/name_attribute", schemaPath: "#/properties/name_attribute/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z][A-Za-z0-9-]*)?$" } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/name_attribute", schemaPath: "#/properties/name_attribute/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.email_attribute !== void 0) {
          let data9 = data.email_attribute;
          if (typeof data9 === "string") {
            if (func1(data9) > 100) {
              const err20 = { instancePath: instancePath + "/email_attribute", schemaPath: "#/properties/email_attribute/maxLength", keyword: "maxLength", params: { limit: 100 } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (!pattern6.test(data9)) {
              const err21 = { instancePath: instancePath + "/email_attribute", schemaPath: "#/properties/email_attribute/pattern", keyword: "pattern", params: { pattern: "^([A-Za-z][A-Za-z0-9-]*)?$" } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/email_attribute", schemaPath: "#/properties/email_attribute/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.create_accounts !== void 0) {
          if (typeof data.create_accounts !== "boolean") {
            const err23 = { instancePath: instancePath + "/create_accounts", schemaPath: "#/properties/create_accounts/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.directory_sync !== void 0) {
          if (typeof data.directory_sync !== "boolean") {
            const err24 = { instancePath: instancePath + "/directory_sync", schemaPath: "#/properties/directory_sync/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": { "enabled": true, "url": true, "start_tls": true, "ca_certificate": true, "base_dn": true, "bind_dn": true, "user_filter": true, "id_attribute": true, "name_attribute": true, "email_attribute": true, "create_accounts": true, "directory_sync": true }, "dynamicProps": false, "dynamicItems": false };
  }
});
export default require_stdin();
