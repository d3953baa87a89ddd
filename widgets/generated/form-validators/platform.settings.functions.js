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
    exports["-583eba28"] = validate20;
    var func1 = require_ucs2length().default;
    var pattern4 = new RegExp("\\S", "u");
    var pattern5 = new RegExp("^[A-Za-z0-9_-]*$", "u");
    var pattern6 = new RegExp("^/[A-Za-z0-9_-][A-Za-z0-9_/-]*$", "u");
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
        if (data.platform_name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "platform_name" } };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.platform_name !== void 0) {
          let data0 = data.platform_name;
          if (typeof data0 === "string") {
            if (func1(data0) > 60) {
              const err1 = { instancePath: instancePath + "/platform_name", schemaPath: "#/properties/platform_name/maxLength", keyword: "maxLength", params: { limit: 60 } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (func1(data0) < 1) {
              const err2 = { instancePath: instancePath + "/platform_name", schemaPath: "#/properties/platform_name/minLength", keyword: "minLength", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (!pattern4.test(data0)) {
              const err3 = { instancePath: instancePath + "/platform_name", schemaPath: "#/properties/platform_name/pattern", keyword: "pattern", params: { pattern: "\\S" } };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/platform_name", schemaPath: "#/properties/platform_name/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.platform_logo !== void 0) {
          if (typeof data.platform_logo !== "string") {
            const err5 = { instancePath: instancePath + "/platform_logo", schemaPath: "#/properties/platform_logo/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.defaultLanguage !== void 0) {
          let data2 = data.defaultLanguage;
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/defaultLanguage", schemaPath: "#/properties/defaultLanguage/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          const _errs7 = errors;
          let valid1 = false;
          let passing0 = null;
          const _errs8 = errors;
          if ("zh-CN" !== data2) {
            const err7 = { instancePath: instancePath + "/defaultLanguage", schemaPath: "#/properties/defaultLanguage/oneOf/0/const", keyword: "const", params: { allowedValue: "zh-CN" } };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          if (_valid0) {
            valid1 = true;
            passing0 = 0;
          }
          const _errs9 = errors;
          if ("en-US" !== data2) {
            const err8 = { instancePath: instancePath + "/defaultLanguage", schemaPath: "#/properties/defaultLanguage/oneOf/1/const", keyword: "const", params: { allowedValue: "en-US" } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          if (_valid0 && valid1) {
            valid1 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid1 = true;
              passing0 = 1;
            }
          }
          if (!valid1) {
            const err9 = { instancePath: instancePath + "/defaultLanguage", schemaPath: "#/properties/defaultLanguage/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          } else {
            errors = _errs7;
            if (vErrors !== null) {
              if (_errs7) {
                vErrors.length = _errs7;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.browser_language !== void 0) {
          if (typeof data.browser_language !== "boolean") {
            const err10 = { instancePath: instancePath + "/browser_language", schemaPath: "#/properties/browser_language/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.latin_initials !== void 0) {
          if (typeof data.latin_initials !== "boolean") {
            const err11 = { instancePath: instancePath + "/latin_initials", schemaPath: "#/properties/latin_initials/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.copyright !== void 0) {
          let data5 = data.copyright;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            if (data5.show === void 0) {
              const err12 = { instancePath: instancePath + "/copyright", schemaPath: "#/properties/copyright/required", keyword: "required", params: { missingProperty: "show" } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data5.text === void 0) {
              const err13 = { instancePath: instancePath + "/copyright", schemaPath: "#/properties/copyright/required", keyword: "required", params: { missingProperty: "text" } };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data5.show !== void 0) {
              if (typeof data5.show !== "boolean") {
                const err14 = { instancePath: instancePath + "/copyright/show", schemaPath: "#/properties/copyright/properties/show/type", keyword: "type", params: { type: "boolean" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data5.text !== void 0) {
              let data7 = data5.text;
              if (typeof data7 === "string") {
                if (func1(data7) > 200) {
                  const err15 = { instancePath: instancePath + "/copyright/text", schemaPath: "#/properties/copyright/properties/text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/copyright/text", schemaPath: "#/properties/copyright/properties/text/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/copyright", schemaPath: "#/properties/copyright/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.trial_days !== void 0) {
          let data8 = data.trial_days;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)))) {
            const err18 = { instancePath: instancePath + "/trial_days", schemaPath: "#/properties/trial_days/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
          if (typeof data8 == "number") {
            if (data8 > 3650 || isNaN(data8)) {
              const err19 = { instancePath: instancePath + "/trial_days", schemaPath: "#/properties/trial_days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3650 } };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data8 < 0 || isNaN(data8)) {
              const err20 = { instancePath: instancePath + "/trial_days", schemaPath: "#/properties/trial_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
        }
        if (data.sign_in_after_registering !== void 0) {
          if (typeof data.sign_in_after_registering !== "boolean") {
            const err21 = { instancePath: instancePath + "/sign_in_after_registering", schemaPath: "#/properties/sign_in_after_registering/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.maintain !== void 0) {
          let data10 = data.maintain;
          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)))) {
            const err22 = { instancePath: instancePath + "/maintain", schemaPath: "#/properties/maintain/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          const _errs26 = errors;
          let valid3 = false;
          let passing1 = null;
          const _errs27 = errors;
          if (0 !== data10) {
            const err23 = { instancePath: instancePath + "/maintain", schemaPath: "#/properties/maintain/oneOf/0/const", keyword: "const", params: { allowedValue: 0 } };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          var _valid1 = _errs27 === errors;
          if (_valid1) {
            valid3 = true;
            passing1 = 0;
          }
          const _errs28 = errors;
          if (10 !== data10) {
            const err24 = { instancePath: instancePath + "/maintain", schemaPath: "#/properties/maintain/oneOf/1/const", keyword: "const", params: { allowedValue: 10 } };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          var _valid1 = _errs28 === errors;
          if (_valid1 && valid3) {
            valid3 = false;
            passing1 = [passing1, 1];
          } else {
            if (_valid1) {
              valid3 = true;
              passing1 = 1;
            }
          }
          if (!valid3) {
            const err25 = { instancePath: instancePath + "/maintain", schemaPath: "#/properties/maintain/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          } else {
            errors = _errs26;
            if (vErrors !== null) {
              if (_errs26) {
                vErrors.length = _errs26;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.maintain_message !== void 0) {
          let data11 = data.maintain_message;
          if (typeof data11 === "string") {
            if (func1(data11) > 500) {
              const err26 = { instancePath: instancePath + "/maintain_message", schemaPath: "#/properties/maintain_message/maxLength", keyword: "maxLength", params: { limit: 500 } };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          } else {
            const err27 = { instancePath: instancePath + "/maintain_message", schemaPath: "#/properties/maintain_message/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.terms !== void 0) {
          let data12 = data.terms;
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12["zh-CN"] === void 0) {
              const err28 = { instancePath: instancePath + "/terms", schemaPath: "#/properties/terms/required", keyword: "required", params: { missingProperty: "zh-CN" } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data12["en-US"] === void 0) {
              const err29 = { instancePath: instancePath + "/terms", schemaPath: "#/properties/terms/required", keyword: "required", params: { missingProperty: "en-US" } };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data12["zh-CN"] !== void 0) {
              let data13 = data12["zh-CN"];
              if (typeof data13 === "string") {
                if (func1(data13) > 5e4) {
                  const err30 = { instancePath: instancePath + "/terms/zh-CN", schemaPath: "#/properties/terms/properties/zh-CN/maxLength", keyword: "maxLength", params: { limit: 5e4 } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/terms/zh-CN", schemaPath: "#/properties/terms/properties/zh-CN/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data12["en-US"] !== void 0) {
              let data14 = data12["en-US"];
              if (typeof data14 === "string") {
                if (func1(data14) > 5e4) {
                  const err32 = { instancePath: instancePath + "/terms/en-US", schemaPath: "#/properties/terms/properties/en-US/maxLength", keyword: "maxLength", params: { limit: 5e4 } };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/terms/en-US", schemaPath: "#/properties/terms/properties/en-US/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/terms", schemaPath: "#/properties/terms/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data.app_store_enabled !== void 0) {
          if (typeof data.app_store_enabled !== "boolean") {
            const err35 = { instancePath: instancePath + "/app_store_enabled", schemaPath: "#/properties/app_store_enabled/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.access_link_key !== void 0) {
          let data16 = data.access_link_key;
          if (typeof data16 === "string") {
            if (func1(data16) > 64) {
              const err36 = { instancePath: instancePath + "/access_link_key", schemaPath: "#/properties/access_link_key/maxLength", keyword: "maxLength", params: { limit: 64 } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (!pattern5.test(data16)) {
              const err37 = { instancePath: instancePath + "/access_link_key", schemaPath: "#/properties/access_link_key/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]*$" } };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/access_link_key", schemaPath: "#/properties/access_link_key/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data.plugin_gateways !== void 0) {
          let data17 = data.plugin_gateways;
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.sql === void 0) {
              const err39 = { instancePath: instancePath + "/plugin_gateways", schemaPath: "#/properties/plugin_gateways/required", keyword: "required", params: { missingProperty: "sql" } };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            if (data17.ocr === void 0) {
              const err40 = { instancePath: instancePath + "/plugin_gateways", schemaPath: "#/properties/plugin_gateways/required", keyword: "required", params: { missingProperty: "ocr" } };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data17.external_login === void 0) {
              const err41 = { instancePath: instancePath + "/plugin_gateways", schemaPath: "#/properties/plugin_gateways/required", keyword: "required", params: { missingProperty: "external_login" } };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data17.pluginmanage === void 0) {
              const err42 = { instancePath: instancePath + "/plugin_gateways", schemaPath: "#/properties/plugin_gateways/required", keyword: "required", params: { missingProperty: "pluginmanage" } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data17.remark === void 0) {
              const err43 = { instancePath: instancePath + "/plugin_gateways", schemaPath: "#/properties/plugin_gateways/required", keyword: "required", params: { missingProperty: "remark" } };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (data17.sql !== void 0) {
              let data18 = data17.sql;
              if (typeof data18 === "string") {
                if (func1(data18) > 100) {
                  const err44 = { instancePath: instancePath + "/plugin_gateways/sql", schemaPath: "#/properties/plugin_gateways/properties/sql/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (func1(data18) < 2) {
                  const err45 = { instancePath: instancePath + "/plugin_gateways/sql", schemaPath: "#/properties/plugin_gateways/properties/sql/minLength", keyword: "minLength", params: { limit: 2 } };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if (!pattern6.test(data18)) {
                  const err46 = { instancePath: instancePath + "/plugin_gateways/sql", schemaPath: "#/properties/plugin_gateways/properties/sql/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9_-][A-Za-z0-9_/-]*$" } };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              } else {
                const err47 = { instancePath: instancePath + "/plugin_gateways/sql", schemaPath: "#/properties/plugin_gateways/properties/sql/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data17.ocr !== void 0) {
              let data19 = data17.ocr;
              if (typeof data19 === "string") {
                if (func1(data19) > 100) {
                  const err48 = { instancePath: instancePath + "/plugin_gateways/ocr", schemaPath: "#/properties/plugin_gateways/properties/ocr/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (func1(data19) < 2) {
                  const err49 = { instancePath: instancePath + "/plugin_gateways/ocr", schemaPath: "#/properties/plugin_gateways/properties/ocr/minLength", keyword: "minLength", params: { limit: 2 } };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (!pattern6.test(data19)) {
                  const err50 = { instancePath: instancePath + "/plugin_gateways/ocr", schemaPath: "#/properties/plugin_gateways/properties/ocr/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9_-][A-Za-z0-9_/-]*$" } };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              } else {
                const err51 = { instancePath: instancePath + "/plugin_gateways/ocr", schemaPath: "#/properties/plugin_gateways/properties/ocr/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data17.external_login !== void 0) {
              let data20 = data17.external_login;
              if (typeof data20 === "string") {
                if (func1(data20) > 100) {
                  const err52 = { instancePath: instancePath + "/plugin_gateways/external_login", schemaPath: "#/properties/plugin_gateways/properties/external_login/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                if (func1(data20) < 2) {
                  const err53 = { instancePath: instancePath + "/plugin_gateways/external_login", schemaPath: "#/properties/plugin_gateways/properties/external_login/minLength", keyword: "minLength", params: { limit: 2 } };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (!pattern6.test(data20)) {
                  const err54 = { instancePath: instancePath + "/plugin_gateways/external_login", schemaPath: "#/properties/plugin_gateways/properties/external_login/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9_-][A-Za-z0-9_/-]*$" } };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              } else {
                const err55 = { instancePath: instancePath + "/plugin_gateways/external_login", schemaPath: "#/properties/plugin_gateways/properties/external_login/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
            if (data17.pluginmanage !== void 0) {
              let data21 = data17.pluginmanage;
              if (typeof data21 === "string") {
                if (func1(data21) > 100) {
                  const err56 = { instancePath: instancePath + "/plugin_gateways/pluginmanage", schemaPath: "#/properties/plugin_gateways/properties/pluginmanage/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err56];
                  } else {
                    vErrors.push(err56);
                  }
                  errors++;
                }
                if (func1(data21) < 2) {
                  const err57 = { instancePath: instancePath + "/plugin_gateways/pluginmanage", schemaPath: "#/properties/plugin_gateways/properties/pluginmanage/minLength", keyword: "minLength", params: { limit: 2 } };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                if (!pattern6.test(data21)) {
                  const err58 = { instancePath: instancePath + "/plugin_gateways/pluginmanage", schemaPath: "#/properties/plugin_gateways/properties/pluginmanage/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9_-][A-Za-z0-9_/-]*$" } };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
              } else {
                const err59 = { instancePath: instancePath + "/plugin_gateways/pluginmanage", schemaPath: "#/properties/plugin_gateways/properties/pluginmanage/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data17.remark !== void 0) {
              let data22 = data17.remark;
              if (typeof data22 === "string") {
                if (func1(data22) > 100) {
                  const err60 = { instancePath: instancePath + "/plugin_gateways/remark", schemaPath: "#/properties/plugin_gateways/properties/remark/maxLength", keyword: "maxLength", params: { limit: 100 } };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
                if (func1(data22) < 2) {
                  const err61 = { instancePath: instancePath + "/plugin_gateways/remark", schemaPath: "#/properties/plugin_gateways/properties/remark/minLength", keyword: "minLength", params: { limit: 2 } };
                  if (vErrors === null) {
                    vErrors = [err61];
                  } else {
                    vErrors.push(err61);
                  }
                  errors++;
                }
                if (!pattern6.test(data22)) {
                  const err62 = { instancePath: instancePath + "/plugin_gateways/remark", schemaPath: "#/properties/plugin_gateways/properties/remark/pattern", keyword: "pattern", params: { pattern: "^/[A-Za-z0-9_-][A-Za-z0-9_/-]*$" } };
                  if (vErrors === null) {
                    vErrors = [err62];
                  } else {
                    vErrors.push(err62);
                  }
                  errors++;
                }
              } else {
                const err63 = { instancePath: instancePath + "/plugin_gateways/remark", schemaPath: "#/properties/plugin_gateways/properties/remark/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
          } else {
            const err64 = { instancePath: instancePath + "/plugin_gateways", schemaPath: "#/properties/plugin_gateways/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
      } else {
        const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": { "platform_name": true, "platform_logo": true, "defaultLanguage": true, "browser_language": true, "latin_initials": true, "copyright": true, "trial_days": true, "sign_in_after_registering": true, "maintain": true, "maintain_message": true, "terms": true, "app_store_enabled": true, "access_link_key": true, "plugin_gateways": true }, "dynamicProps": false, "dynamicItems": false };
    exports["-724f26c9"] = validate21;
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
      if ("zh-CN" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "zh-CN" } };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports["4113520f"] = validate22;
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
      if ("en-US" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "en-US" } };
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
    exports["-1da5f49f"] = validate23;
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
      if (0 !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: 0 } };
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
    exports["68e75baa"] = validate24;
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
      if (10 !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: 10 } };
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
  }
});
export default require_stdin();
