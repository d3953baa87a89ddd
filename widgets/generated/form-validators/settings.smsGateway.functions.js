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
    exports["-613ffe67"] = validate20;
    var func1 = require_ucs2length().default;
    var pattern4 = new RegExp("^(https://[^\\s]+)?$", "u");
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
      const _errs1 = errors;
      let valid0 = true;
      const _errs2 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.provider === void 0 && (missing0 = "provider")) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.provider !== void 0) {
            if ("http" !== data.provider) {
              const err1 = {};
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          }
        }
      }
      var _valid0 = _errs2 === errors;
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) {
          vErrors.length = _errs1;
        } else {
          vErrors = null;
        }
      }
      if (_valid0) {
        const _errs4 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.gateway_url === void 0) {
            const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "gateway_url" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.gateway_url !== void 0) {
            let data1 = data.gateway_url;
            if (typeof data1 === "string") {
              if (func1(data1) < 1) {
                const err3 = { instancePath: instancePath + "/gateway_url", schemaPath: "#/then/properties/gateway_url/minLength", keyword: "minLength", params: { limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
              if (!pattern4.test(data1)) {
                const err4 = { instancePath: instancePath + "/gateway_url", schemaPath: "#/then/properties/gateway_url/pattern", keyword: "pattern", params: { pattern: "^(https://[^\\s]+)?$" } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
          }
        }
        var _valid0 = _errs4 === errors;
        valid0 = _valid0;
        if (valid0) {
          var props0 = {};
          props0.gateway_url = true;
          props0.provider = true;
        }
      }
      if (!valid0) {
        const err5 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" } };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.provider === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.provider = true;
          props0.gateway_url = true;
          props0.signature = true;
          props0.access_key = true;
        }
        if (data.provider !== void 0) {
          let data2 = data.provider;
          if (typeof data2 !== "string") {
            const err7 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          const _errs8 = errors;
          let valid4 = false;
          let passing0 = null;
          const _errs9 = errors;
          if ("platform" !== data2) {
            const err8 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid1 = _errs9 === errors;
          if (_valid1) {
            valid4 = true;
            passing0 = 0;
          }
          const _errs10 = errors;
          if ("http" !== data2) {
            const err9 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/oneOf/1/const", keyword: "const", params: { allowedValue: "http" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var _valid1 = _errs10 === errors;
          if (_valid1 && valid4) {
            valid4 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid1) {
              valid4 = true;
              passing0 = 1;
            }
          }
          if (!valid4) {
            const err10 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          } else {
            errors = _errs8;
            if (vErrors !== null) {
              if (_errs8) {
                vErrors.length = _errs8;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.gateway_url !== void 0) {
          let data3 = data.gateway_url;
          if (typeof data3 === "string") {
            if (func1(data3) > 500) {
              const err11 = { instancePath: instancePath + "/gateway_url", schemaPath: "#/properties/gateway_url/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/gateway_url", schemaPath: "#/properties/gateway_url/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.signature !== void 0) {
          let data4 = data.signature;
          if (typeof data4 === "string") {
            if (func1(data4) > 40) {
              const err13 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/maxLength", keyword: "maxLength", params: { limit: 40 } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/signature", schemaPath: "#/properties/signature/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.access_key !== void 0) {
          let data5 = data.access_key;
          if (typeof data5 === "string") {
            if (func1(data5) > 200) {
              const err15 = { instancePath: instancePath + "/access_key", schemaPath: "#/properties/access_key/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/access_key", schemaPath: "#/properties/access_key/type", keyword: "type", params: { type: "string" } };
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
      evaluated0.props = props0;
      return errors === 0;
    }
    validate20.evaluated = { "dynamicProps": true, "dynamicItems": false };
    exports["-a458a8d"] = validate21;
    function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate21.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.provider === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.provider !== void 0) {
          if ("http" !== data.provider) {
            const err1 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/const", keyword: "const", params: { allowedValue: "http" } };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": { "provider": true }, "dynamicProps": false, "dynamicItems": false };
    exports["-1bc2b4a4"] = validate22;
    function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate22.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if ("platform" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "platform" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      validate22.errors = vErrors;
      return errors === 0;
    }
    validate22.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports["-11190ecf"] = validate23;
    function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate23.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if ("http" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "http" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "dynamicProps": false, "dynamicItems": false };
  }
});
export default require_stdin();
