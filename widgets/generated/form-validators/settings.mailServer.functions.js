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
    exports["176bfe23"] = validate20;
    var func1 = require_ucs2length().default;
    var pattern4 = new RegExp("^[A-Za-z0-9.:-]*$", "u");
    var pattern5 = new RegExp("^([^@\\s]+@[^@\\s]+\\.[^@\\s.]+)?$", "u");
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
            if ("smtp" !== data.provider) {
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
          if (data.host === void 0) {
            const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "host" } };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (data.from_address === void 0) {
            const err3 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "from_address" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (data.host !== void 0) {
            let data1 = data.host;
            if (typeof data1 === "string") {
              if (func1(data1) < 1) {
                const err4 = { instancePath: instancePath + "/host", schemaPath: "#/then/properties/host/minLength", keyword: "minLength", params: { limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (!pattern4.test(data1)) {
                const err5 = { instancePath: instancePath + "/host", schemaPath: "#/then/properties/host/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9.:-]*$" } };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
          }
          if (data.from_address !== void 0) {
            let data2 = data.from_address;
            if (typeof data2 === "string") {
              if (func1(data2) < 1) {
                const err6 = { instancePath: instancePath + "/from_address", schemaPath: "#/then/properties/from_address/minLength", keyword: "minLength", params: { limit: 1 } };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              if (!pattern5.test(data2)) {
                const err7 = { instancePath: instancePath + "/from_address", schemaPath: "#/then/properties/from_address/pattern", keyword: "pattern", params: { pattern: "^([^@\\s]+@[^@\\s]+\\.[^@\\s.]+)?$" } };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
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
          props0.host = true;
          props0.from_address = true;
          props0.provider = true;
        }
      }
      if (!valid0) {
        const err8 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: "then" } };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.provider === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "provider" } };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (props0 !== true) {
          props0 = props0 || {};
          props0.provider = true;
          props0.host = true;
          props0.port = true;
          props0.encryption = true;
          props0.from_name = true;
          props0.from_address = true;
          props0.user_name = true;
        }
        if (data.provider !== void 0) {
          let data3 = data.provider;
          if (typeof data3 !== "string") {
            const err10 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          const _errs9 = errors;
          let valid4 = false;
          let passing0 = null;
          const _errs10 = errors;
          if ("platform" !== data3) {
            const err11 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/oneOf/0/const", keyword: "const", params: { allowedValue: "platform" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          var _valid1 = _errs10 === errors;
          if (_valid1) {
            valid4 = true;
            passing0 = 0;
          }
          const _errs11 = errors;
          if ("smtp" !== data3) {
            const err12 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/oneOf/1/const", keyword: "const", params: { allowedValue: "smtp" } };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          var _valid1 = _errs11 === errors;
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
            const err13 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          } else {
            errors = _errs9;
            if (vErrors !== null) {
              if (_errs9) {
                vErrors.length = _errs9;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.host !== void 0) {
          let data4 = data.host;
          if (typeof data4 === "string") {
            if (func1(data4) > 253) {
              const err14 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/maxLength", keyword: "maxLength", params: { limit: 253 } };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/host", schemaPath: "#/properties/host/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.port !== void 0) {
          let data5 = data.port;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)))) {
            const err16 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data5 == "number") {
            if (data5 > 65535 || isNaN(data5)) {
              const err17 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/maximum", keyword: "maximum", params: { comparison: "<=", limit: 65535 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5 < 1 || isNaN(data5)) {
              const err18 = { instancePath: instancePath + "/port", schemaPath: "#/properties/port/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data.encryption !== void 0) {
          let data6 = data.encryption;
          if (typeof data6 !== "string") {
            const err19 = { instancePath: instancePath + "/encryption", schemaPath: "#/properties/encryption/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          const _errs18 = errors;
          let valid5 = false;
          let passing1 = null;
          const _errs19 = errors;
          if ("tls" !== data6) {
            const err20 = { instancePath: instancePath + "/encryption", schemaPath: "#/properties/encryption/oneOf/0/const", keyword: "const", params: { allowedValue: "tls" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          var _valid2 = _errs19 === errors;
          if (_valid2) {
            valid5 = true;
            passing1 = 0;
          }
          const _errs20 = errors;
          if ("starttls" !== data6) {
            const err21 = { instancePath: instancePath + "/encryption", schemaPath: "#/properties/encryption/oneOf/1/const", keyword: "const", params: { allowedValue: "starttls" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          var _valid2 = _errs20 === errors;
          if (_valid2 && valid5) {
            valid5 = false;
            passing1 = [passing1, 1];
          } else {
            if (_valid2) {
              valid5 = true;
              passing1 = 1;
            }
            const _errs21 = errors;
            if ("none" !== data6) {
              const err22 = { instancePath: instancePath + "/encryption", schemaPath: "#/properties/encryption/oneOf/2/const", keyword: "const", params: { allowedValue: "none" } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            var _valid2 = _errs21 === errors;
            if (_valid2 && valid5) {
              valid5 = false;
              passing1 = [passing1, 2];
            } else {
              if (_valid2) {
                valid5 = true;
                passing1 = 2;
              }
            }
          }
          if (!valid5) {
            const err23 = { instancePath: instancePath + "/encryption", schemaPath: "#/properties/encryption/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          } else {
            errors = _errs18;
            if (vErrors !== null) {
              if (_errs18) {
                vErrors.length = _errs18;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.from_name !== void 0) {
          let data7 = data.from_name;
          if (typeof data7 === "string") {
            if (func1(data7) > 60) {
              const err24 = { instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
          } else {
            const err25 = { instancePath: instancePath + "/from_name", schemaPath: "#/properties/from_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.from_address !== void 0) {
          let data8 = data.from_address;
          if (typeof data8 === "string") {
            if (func1(data8) > 254) {
              const err26 = { instancePath: instancePath + "/from_address", schemaPath: "#/properties/from_address/maxLength", keyword: "maxLength", params: { limit: 254 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/from_address", schemaPath: "#/properties/from_address/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.user_name !== void 0) {
          let data9 = data.user_name;
          if (typeof data9 === "string") {
            if (func1(data9) > 200) {
              const err28 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/maxLength", keyword: "maxLength", params: { limit: 200 } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/user_name", schemaPath: "#/properties/user_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      validate20.errors = vErrors;
      evaluated0.props = props0;
      return errors === 0;
    }
    validate20.evaluated = { "dynamicProps": true, "dynamicItems": false };
    exports["3d6fba41"] = validate21;
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
          if ("smtp" !== data.provider) {
            const err1 = { instancePath: instancePath + "/provider", schemaPath: "#/properties/provider/const", keyword: "const", params: { allowedValue: "smtp" } };
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
    exports["1499b7f"] = validate23;
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
      if ("smtp" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "smtp" } };
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
    exports["-527c6cf8"] = validate24;
    function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate24.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if ("tls" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "tls" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      validate24.errors = vErrors;
      return errors === 0;
    }
    validate24.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports["11984ac2"] = validate25;
    function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate25.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if ("starttls" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "starttls" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      validate25.errors = vErrors;
      return errors === 0;
    }
    validate25.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports["-725541f"] = validate26;
    function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      ;
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate26.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if ("none" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "none" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      validate26.errors = vErrors;
      return errors === 0;
    }
    validate26.evaluated = { "dynamicProps": false, "dynamicItems": false };
  }
});
export default require_stdin();
