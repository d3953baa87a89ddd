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
    exports["-6c007bf0"] = validate20;
    var schema31 = { "type": "object", "additionalProperties": false, "properties": { "logoUrl": { "$ref": "#/$defs/image" }, "loginLocation": { "type": "string", "oneOf": [{ "const": "left" }, { "const": "center" }, { "const": "right" }] }, "openVerCode": { "type": "boolean" }, "openRememberAccPwd": { "type": "boolean" }, "carouselList": { "type": "array", "maxItems": 12, "items": { "$ref": "#/$defs/image" } }, "platformCarouselList": { "type": "array", "maxItems": 6, "items": { "$ref": "#/$defs/image" } }, "customerCarouselList": { "type": "array", "maxItems": 6, "items": { "$ref": "#/$defs/image" } }, "isPlatformLogin": { "type": "boolean" }, "copyrightList": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["content"], "properties": { "content": { "type": "string", "maxLength": 200 } } } }, "copyrightColor": { "$ref": "#/$defs/colour" }, "bgType": { "type": "integer", "oneOf": [{ "const": 0 }, { "const": 1 }] }, "bgColor": { "$ref": "#/$defs/colour" }, "bgImg": { "$ref": "#/$defs/image" } }, "$defs": { "image": { "type": "string", "maxLength": 160, "pattern": "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" }, "colour": { "type": "string", "maxLength": 7, "pattern": "^#[0-9a-fA-F]{6}$" } }, "$id": "-6c007bf0" };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var pattern4 = new RegExp("^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$", "u");
    var pattern8 = new RegExp("^#[0-9a-fA-F]{6}$", "u");
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
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.logoUrl !== void 0) {
          let data0 = data.logoUrl;
          if (typeof data0 === "string") {
            if (func2(data0) > 160) {
              const err1 = { instancePath: instancePath + "/logoUrl", schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (!pattern4.test(data0)) {
              const err2 = { instancePath: instancePath + "/logoUrl", schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/logoUrl", schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.loginLocation !== void 0) {
          let data1 = data.loginLocation;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/loginLocation", schemaPath: "#/properties/loginLocation/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          const _errs7 = errors;
          let valid2 = false;
          let passing0 = null;
          const _errs8 = errors;
          if ("left" !== data1) {
            const err5 = { instancePath: instancePath + "/loginLocation", schemaPath: "#/properties/loginLocation/oneOf/0/const", keyword: "const", params: { allowedValue: "left" } };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          if (_valid0) {
            valid2 = true;
            passing0 = 0;
          }
          const _errs9 = errors;
          if ("center" !== data1) {
            const err6 = { instancePath: instancePath + "/loginLocation", schemaPath: "#/properties/loginLocation/oneOf/1/const", keyword: "const", params: { allowedValue: "center" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          var _valid0 = _errs9 === errors;
          if (_valid0 && valid2) {
            valid2 = false;
            passing0 = [passing0, 1];
          } else {
            if (_valid0) {
              valid2 = true;
              passing0 = 1;
            }
            const _errs10 = errors;
            if ("right" !== data1) {
              const err7 = { instancePath: instancePath + "/loginLocation", schemaPath: "#/properties/loginLocation/oneOf/2/const", keyword: "const", params: { allowedValue: "right" } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            var _valid0 = _errs10 === errors;
            if (_valid0 && valid2) {
              valid2 = false;
              passing0 = [passing0, 2];
            } else {
              if (_valid0) {
                valid2 = true;
                passing0 = 2;
              }
            }
          }
          if (!valid2) {
            const err8 = { instancePath: instancePath + "/loginLocation", schemaPath: "#/properties/loginLocation/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 } };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
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
        if (data.openVerCode !== void 0) {
          if (typeof data.openVerCode !== "boolean") {
            const err9 = { instancePath: instancePath + "/openVerCode", schemaPath: "#/properties/openVerCode/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.openRememberAccPwd !== void 0) {
          if (typeof data.openRememberAccPwd !== "boolean") {
            const err10 = { instancePath: instancePath + "/openRememberAccPwd", schemaPath: "#/properties/openRememberAccPwd/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.carouselList !== void 0) {
          let data4 = data.carouselList;
          if (Array.isArray(data4)) {
            if (data4.length > 12) {
              const err11 = { instancePath: instancePath + "/carouselList", schemaPath: "#/properties/carouselList/maxItems", keyword: "maxItems", params: { limit: 12 } };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (typeof data5 === "string") {
                if (func2(data5) > 160) {
                  const err12 = { instancePath: instancePath + "/carouselList/" + i0, schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (!pattern4.test(data5)) {
                  const err13 = { instancePath: instancePath + "/carouselList/" + i0, schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/carouselList/" + i0, schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
          } else {
            const err15 = { instancePath: instancePath + "/carouselList", schemaPath: "#/properties/carouselList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.platformCarouselList !== void 0) {
          let data6 = data.platformCarouselList;
          if (Array.isArray(data6)) {
            if (data6.length > 6) {
              const err16 = { instancePath: instancePath + "/platformCarouselList", schemaPath: "#/properties/platformCarouselList/maxItems", keyword: "maxItems", params: { limit: 6 } };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            const len1 = data6.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data7 = data6[i1];
              if (typeof data7 === "string") {
                if (func2(data7) > 160) {
                  const err17 = { instancePath: instancePath + "/platformCarouselList/" + i1, schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (!pattern4.test(data7)) {
                  const err18 = { instancePath: instancePath + "/platformCarouselList/" + i1, schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/platformCarouselList/" + i1, schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/platformCarouselList", schemaPath: "#/properties/platformCarouselList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.customerCarouselList !== void 0) {
          let data8 = data.customerCarouselList;
          if (Array.isArray(data8)) {
            if (data8.length > 6) {
              const err21 = { instancePath: instancePath + "/customerCarouselList", schemaPath: "#/properties/customerCarouselList/maxItems", keyword: "maxItems", params: { limit: 6 } };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            const len2 = data8.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data9 = data8[i2];
              if (typeof data9 === "string") {
                if (func2(data9) > 160) {
                  const err22 = { instancePath: instancePath + "/customerCarouselList/" + i2, schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (!pattern4.test(data9)) {
                  const err23 = { instancePath: instancePath + "/customerCarouselList/" + i2, schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/customerCarouselList/" + i2, schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/customerCarouselList", schemaPath: "#/properties/customerCarouselList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.isPlatformLogin !== void 0) {
          if (typeof data.isPlatformLogin !== "boolean") {
            const err26 = { instancePath: instancePath + "/isPlatformLogin", schemaPath: "#/properties/isPlatformLogin/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.copyrightList !== void 0) {
          let data11 = data.copyrightList;
          if (Array.isArray(data11)) {
            if (data11.length > 20) {
              const err27 = { instancePath: instancePath + "/copyrightList", schemaPath: "#/properties/copyrightList/maxItems", keyword: "maxItems", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data11.length < 1) {
              const err28 = { instancePath: instancePath + "/copyrightList", schemaPath: "#/properties/copyrightList/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            const len3 = data11.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data12 = data11[i3];
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.content === void 0) {
                  const err29 = { instancePath: instancePath + "/copyrightList/" + i3, schemaPath: "#/properties/copyrightList/items/required", keyword: "required", params: { missingProperty: "content" } };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                for (const key1 in data12) {
                  if (!(key1 === "content")) {
                    const err30 = { instancePath: instancePath + "/copyrightList/" + i3, schemaPath: "#/properties/copyrightList/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data12.content !== void 0) {
                  let data13 = data12.content;
                  if (typeof data13 === "string") {
                    if (func2(data13) > 200) {
                      const err31 = { instancePath: instancePath + "/copyrightList/" + i3 + "/content", schemaPath: "#/properties/copyrightList/items/properties/content/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  } else {
                    const err32 = { instancePath: instancePath + "/copyrightList/" + i3 + "/content", schemaPath: "#/properties/copyrightList/items/properties/content/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
              } else {
                const err33 = { instancePath: instancePath + "/copyrightList/" + i3, schemaPath: "#/properties/copyrightList/items/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/copyrightList", schemaPath: "#/properties/copyrightList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data.copyrightColor !== void 0) {
          let data14 = data.copyrightColor;
          if (typeof data14 === "string") {
            if (func2(data14) > 7) {
              const err35 = { instancePath: instancePath + "/copyrightColor", schemaPath: "#/$defs/colour/maxLength", keyword: "maxLength", params: { limit: 7 } };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (!pattern8.test(data14)) {
              const err36 = { instancePath: instancePath + "/copyrightColor", schemaPath: "#/$defs/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/copyrightColor", schemaPath: "#/$defs/colour/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data.bgType !== void 0) {
          let data15 = data.bgType;
          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)))) {
            const err38 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
          const _errs44 = errors;
          let valid16 = false;
          let passing1 = null;
          const _errs45 = errors;
          if (0 !== data15) {
            const err39 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/oneOf/0/const", keyword: "const", params: { allowedValue: 0 } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          var _valid1 = _errs45 === errors;
          if (_valid1) {
            valid16 = true;
            passing1 = 0;
          }
          const _errs46 = errors;
          if (1 !== data15) {
            const err40 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/oneOf/1/const", keyword: "const", params: { allowedValue: 1 } };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          var _valid1 = _errs46 === errors;
          if (_valid1 && valid16) {
            valid16 = false;
            passing1 = [passing1, 1];
          } else {
            if (_valid1) {
              valid16 = true;
              passing1 = 1;
            }
          }
          if (!valid16) {
            const err41 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          } else {
            errors = _errs44;
            if (vErrors !== null) {
              if (_errs44) {
                vErrors.length = _errs44;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.bgColor !== void 0) {
          let data16 = data.bgColor;
          if (typeof data16 === "string") {
            if (func2(data16) > 7) {
              const err42 = { instancePath: instancePath + "/bgColor", schemaPath: "#/$defs/colour/maxLength", keyword: "maxLength", params: { limit: 7 } };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (!pattern8.test(data16)) {
              const err43 = { instancePath: instancePath + "/bgColor", schemaPath: "#/$defs/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" } };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          } else {
            const err44 = { instancePath: instancePath + "/bgColor", schemaPath: "#/$defs/colour/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data.bgImg !== void 0) {
          let data17 = data.bgImg;
          if (typeof data17 === "string") {
            if (func2(data17) > 160) {
              const err45 = { instancePath: instancePath + "/bgImg", schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            if (!pattern4.test(data17)) {
              const err46 = { instancePath: instancePath + "/bgImg", schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
          } else {
            const err47 = { instancePath: instancePath + "/bgImg", schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
      } else {
        const err48 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err48];
        } else {
          vErrors.push(err48);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports["-b1f5b10"] = validate21;
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
      if ("left" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "left" } };
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
    exports["-59da55c2"] = validate22;
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
      if ("center" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "center" } };
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
    exports["-14897497"] = validate23;
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
      if ("right" !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: "right" } };
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
    exports["-1da5f49f"] = validate24;
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
      if (0 !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: 0 } };
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
    exports["-1da5f480"] = validate25;
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
      if (1 !== data) {
        const err0 = { instancePath, schemaPath: "#/const", keyword: "const", params: { allowedValue: 1 } };
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
  }
});
export default require_stdin();
