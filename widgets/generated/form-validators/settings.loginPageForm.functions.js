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
    exports["18e5b6e1"] = validate20;
    var schema31 = { "type": "object", "additionalProperties": false, "properties": { "logoUrl": { "$ref": "#/$defs/image" }, "loginLocation": { "type": "string", "oneOf": [{ "const": "left" }, { "const": "center" }, { "const": "right" }] }, "openVerCode": { "type": "boolean" }, "openRememberAccPwd": { "type": "boolean" }, "openForgotPassword": { "type": "boolean" }, "carouselList": { "type": "array", "maxItems": 12, "items": { "$ref": "#/$defs/image" } }, "platformCarouselList": { "type": "array", "maxItems": 6, "items": { "$ref": "#/$defs/image" } }, "customerCarouselList": { "type": "array", "maxItems": 6, "items": { "$ref": "#/$defs/image" } }, "isPlatformLogin": { "type": "boolean" }, "copyrightList": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "type": "object", "additionalProperties": false, "required": ["content"], "properties": { "content": { "type": "string", "maxLength": 200 } } } }, "copyrightColor": { "$ref": "#/$defs/colour" }, "bgType": { "type": "integer", "oneOf": [{ "const": 0 }, { "const": 1 }] }, "bgColor": { "$ref": "#/$defs/colour" }, "bgImg": { "$ref": "#/$defs/image" }, "texts": { "type": "object", "additionalProperties": false, "properties": { "zh-CN": { "$ref": "#/$defs/words" }, "en-US": { "$ref": "#/$defs/words" } } } }, "$defs": { "words": { "type": "object", "additionalProperties": false, "properties": { "loginTitle": { "type": "string", "maxLength": 100 }, "loginSubtitle": { "type": "string", "maxLength": 200 }, "username": { "type": "string", "maxLength": 40 }, "usernamePlaceholder": { "type": "string", "maxLength": 100 }, "usernameRequired": { "type": "string", "maxLength": 100 }, "password": { "type": "string", "maxLength": 40 }, "passwordPlaceholder": { "type": "string", "maxLength": 100 }, "passwordRequired": { "type": "string", "maxLength": 100 }, "captcha": { "type": "string", "maxLength": 40 }, "remember": { "type": "string", "maxLength": 100 }, "submit": { "type": "string", "maxLength": 40 }, "signUpText": { "type": "string", "maxLength": 100 }, "signUpLink": { "type": "string", "maxLength": 60 }, "registerTitle": { "type": "string", "maxLength": 100 }, "registerSubtitle": { "type": "string", "maxLength": 200 }, "registerUsername": { "type": "string", "maxLength": 40 }, "registerPassword": { "type": "string", "maxLength": 40 }, "registerConfirm": { "type": "string", "maxLength": 40 }, "customerName": { "type": "string", "maxLength": 40 }, "telephone": { "type": "string", "maxLength": 40 }, "agree": { "type": "string", "maxLength": 200 }, "registerSubmit": { "type": "string", "maxLength": 40 }, "signInText": { "type": "string", "maxLength": 100 }, "signInLink": { "type": "string", "maxLength": 60 }, "slide1Title": { "type": "string", "maxLength": 60 }, "slide1Text": { "type": "string", "maxLength": 200 }, "slide2Title": { "type": "string", "maxLength": 60 }, "slide2Text": { "type": "string", "maxLength": 200 }, "slide3Title": { "type": "string", "maxLength": 60 }, "slide3Text": { "type": "string", "maxLength": 200 }, "footer": { "type": "string", "maxLength": 2e3 } } }, "image": { "type": "string", "maxLength": 160, "pattern": "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" }, "colour": { "type": "string", "maxLength": 7, "pattern": "^#[0-9a-fA-F]{6}$" } }, "$id": "18e5b6e1" };
    var schema39 = { "type": "object", "additionalProperties": false, "properties": { "loginTitle": { "type": "string", "maxLength": 100 }, "loginSubtitle": { "type": "string", "maxLength": 200 }, "username": { "type": "string", "maxLength": 40 }, "usernamePlaceholder": { "type": "string", "maxLength": 100 }, "usernameRequired": { "type": "string", "maxLength": 100 }, "password": { "type": "string", "maxLength": 40 }, "passwordPlaceholder": { "type": "string", "maxLength": 100 }, "passwordRequired": { "type": "string", "maxLength": 100 }, "captcha": { "type": "string", "maxLength": 40 }, "remember": { "type": "string", "maxLength": 100 }, "submit": { "type": "string", "maxLength": 40 }, "signUpText": { "type": "string", "maxLength": 100 }, "signUpLink": { "type": "string", "maxLength": 60 }, "registerTitle": { "type": "string", "maxLength": 100 }, "registerSubtitle": { "type": "string", "maxLength": 200 }, "registerUsername": { "type": "string", "maxLength": 40 }, "registerPassword": { "type": "string", "maxLength": 40 }, "registerConfirm": { "type": "string", "maxLength": 40 }, "customerName": { "type": "string", "maxLength": 40 }, "telephone": { "type": "string", "maxLength": 40 }, "agree": { "type": "string", "maxLength": 200 }, "registerSubmit": { "type": "string", "maxLength": 40 }, "signInText": { "type": "string", "maxLength": 100 }, "signInLink": { "type": "string", "maxLength": 60 }, "slide1Title": { "type": "string", "maxLength": 60 }, "slide1Text": { "type": "string", "maxLength": 200 }, "slide2Title": { "type": "string", "maxLength": 60 }, "slide2Text": { "type": "string", "maxLength": 200 }, "slide3Title": { "type": "string", "maxLength": 60 }, "slide3Text": { "type": "string", "maxLength": 200 }, "footer": { "type": "string", "maxLength": 2e3 } } };
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
        if (data.openForgotPassword !== void 0) {
          if (typeof data.openForgotPassword !== "boolean") {
            const err11 = { instancePath: instancePath + "/openForgotPassword", schemaPath: "#/properties/openForgotPassword/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.carouselList !== void 0) {
          let data5 = data.carouselList;
          if (Array.isArray(data5)) {
            if (data5.length > 12) {
              const err12 = { instancePath: instancePath + "/carouselList", schemaPath: "#/properties/carouselList/maxItems", keyword: "maxItems", params: { limit: 12 } };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data6 = data5[i0];
              if (typeof data6 === "string") {
                if (func2(data6) > 160) {
                  const err13 = { instancePath: instancePath + "/carouselList/" + i0, schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (!pattern4.test(data6)) {
                  const err14 = { instancePath: instancePath + "/carouselList/" + i0, schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/carouselList/" + i0, schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          } else {
            const err16 = { instancePath: instancePath + "/carouselList", schemaPath: "#/properties/carouselList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.platformCarouselList !== void 0) {
          let data7 = data.platformCarouselList;
          if (Array.isArray(data7)) {
            if (data7.length > 6) {
              const err17 = { instancePath: instancePath + "/platformCarouselList", schemaPath: "#/properties/platformCarouselList/maxItems", keyword: "maxItems", params: { limit: 6 } };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            const len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data8 = data7[i1];
              if (typeof data8 === "string") {
                if (func2(data8) > 160) {
                  const err18 = { instancePath: instancePath + "/platformCarouselList/" + i1, schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (!pattern4.test(data8)) {
                  const err19 = { instancePath: instancePath + "/platformCarouselList/" + i1, schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/platformCarouselList/" + i1, schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/platformCarouselList", schemaPath: "#/properties/platformCarouselList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.customerCarouselList !== void 0) {
          let data9 = data.customerCarouselList;
          if (Array.isArray(data9)) {
            if (data9.length > 6) {
              const err22 = { instancePath: instancePath + "/customerCarouselList", schemaPath: "#/properties/customerCarouselList/maxItems", keyword: "maxItems", params: { limit: 6 } };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            const len2 = data9.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data10 = data9[i2];
              if (typeof data10 === "string") {
                if (func2(data10) > 160) {
                  const err23 = { instancePath: instancePath + "/customerCarouselList/" + i2, schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (!pattern4.test(data10)) {
                  const err24 = { instancePath: instancePath + "/customerCarouselList/" + i2, schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/customerCarouselList/" + i2, schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/customerCarouselList", schemaPath: "#/properties/customerCarouselList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.isPlatformLogin !== void 0) {
          if (typeof data.isPlatformLogin !== "boolean") {
            const err27 = { instancePath: instancePath + "/isPlatformLogin", schemaPath: "#/properties/isPlatformLogin/type", keyword: "type", params: { type: "boolean" } };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.copyrightList !== void 0) {
          let data12 = data.copyrightList;
          if (Array.isArray(data12)) {
            if (data12.length > 20) {
              const err28 = { instancePath: instancePath + "/copyrightList", schemaPath: "#/properties/copyrightList/maxItems", keyword: "maxItems", params: { limit: 20 } };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data12.length < 1) {
              const err29 = { instancePath: instancePath + "/copyrightList", schemaPath: "#/properties/copyrightList/minItems", keyword: "minItems", params: { limit: 1 } };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            const len3 = data12.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data13 = data12[i3];
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.content === void 0) {
                  const err30 = { instancePath: instancePath + "/copyrightList/" + i3, schemaPath: "#/properties/copyrightList/items/required", keyword: "required", params: { missingProperty: "content" } };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                for (const key1 in data13) {
                  if (!(key1 === "content")) {
                    const err31 = { instancePath: instancePath + "/copyrightList/" + i3, schemaPath: "#/properties/copyrightList/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data13.content !== void 0) {
                  let data14 = data13.content;
                  if (typeof data14 === "string") {
                    if (func2(data14) > 200) {
                      const err32 = { instancePath: instancePath + "/copyrightList/" + i3 + "/content", schemaPath: "#/properties/copyrightList/items/properties/content/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                  } else {
                    const err33 = { instancePath: instancePath + "/copyrightList/" + i3 + "/content", schemaPath: "#/properties/copyrightList/items/properties/content/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
              } else {
                const err34 = { instancePath: instancePath + "/copyrightList/" + i3, schemaPath: "#/properties/copyrightList/items/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/copyrightList", schemaPath: "#/properties/copyrightList/type", keyword: "type", params: { type: "array" } };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.copyrightColor !== void 0) {
          let data15 = data.copyrightColor;
          if (typeof data15 === "string") {
            if (func2(data15) > 7) {
              const err36 = { instancePath: instancePath + "/copyrightColor", schemaPath: "#/$defs/colour/maxLength", keyword: "maxLength", params: { limit: 7 } };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (!pattern8.test(data15)) {
              const err37 = { instancePath: instancePath + "/copyrightColor", schemaPath: "#/$defs/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" } };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          } else {
            const err38 = { instancePath: instancePath + "/copyrightColor", schemaPath: "#/$defs/colour/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data.bgType !== void 0) {
          let data16 = data.bgType;
          if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)))) {
            const err39 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
          const _errs46 = errors;
          let valid16 = false;
          let passing1 = null;
          const _errs47 = errors;
          if (0 !== data16) {
            const err40 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/oneOf/0/const", keyword: "const", params: { allowedValue: 0 } };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          var _valid1 = _errs47 === errors;
          if (_valid1) {
            valid16 = true;
            passing1 = 0;
          }
          const _errs48 = errors;
          if (1 !== data16) {
            const err41 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/oneOf/1/const", keyword: "const", params: { allowedValue: 1 } };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          var _valid1 = _errs48 === errors;
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
            const err42 = { instancePath: instancePath + "/bgType", schemaPath: "#/properties/bgType/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 } };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          } else {
            errors = _errs46;
            if (vErrors !== null) {
              if (_errs46) {
                vErrors.length = _errs46;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.bgColor !== void 0) {
          let data17 = data.bgColor;
          if (typeof data17 === "string") {
            if (func2(data17) > 7) {
              const err43 = { instancePath: instancePath + "/bgColor", schemaPath: "#/$defs/colour/maxLength", keyword: "maxLength", params: { limit: 7 } };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (!pattern8.test(data17)) {
              const err44 = { instancePath: instancePath + "/bgColor", schemaPath: "#/$defs/colour/pattern", keyword: "pattern", params: { pattern: "^#[0-9a-fA-F]{6}$" } };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/bgColor", schemaPath: "#/$defs/colour/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data.bgImg !== void 0) {
          let data18 = data.bgImg;
          if (typeof data18 === "string") {
            if (func2(data18) > 160) {
              const err46 = { instancePath: instancePath + "/bgImg", schemaPath: "#/$defs/image/maxLength", keyword: "maxLength", params: { limit: 160 } };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (!pattern4.test(data18)) {
              const err47 = { instancePath: instancePath + "/bgImg", schemaPath: "#/$defs/image/pattern", keyword: "pattern", params: { pattern: "^(/files/[A-Za-z0-9_-]{1,100}\\.(jpg|jpeg|png|webp|avif))?$" } };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
          } else {
            const err48 = { instancePath: instancePath + "/bgImg", schemaPath: "#/$defs/image/type", keyword: "type", params: { type: "string" } };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data.texts !== void 0) {
          let data19 = data.texts;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            for (const key2 in data19) {
              if (!(key2 === "zh-CN" || key2 === "en-US")) {
                const err49 = { instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data19["zh-CN"] !== void 0) {
              let data20 = data19["zh-CN"];
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                for (const key3 in data20) {
                  if (!func1.call(schema39.properties, key3)) {
                    const err50 = { instancePath: instancePath + "/texts/zh-CN", schemaPath: "#/$defs/words/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                }
                if (data20.loginTitle !== void 0) {
                  let data21 = data20.loginTitle;
                  if (typeof data21 === "string") {
                    if (func2(data21) > 100) {
                      const err51 = { instancePath: instancePath + "/texts/zh-CN/loginTitle", schemaPath: "#/$defs/words/properties/loginTitle/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                  } else {
                    const err52 = { instancePath: instancePath + "/texts/zh-CN/loginTitle", schemaPath: "#/$defs/words/properties/loginTitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                }
                if (data20.loginSubtitle !== void 0) {
                  let data22 = data20.loginSubtitle;
                  if (typeof data22 === "string") {
                    if (func2(data22) > 200) {
                      const err53 = { instancePath: instancePath + "/texts/zh-CN/loginSubtitle", schemaPath: "#/$defs/words/properties/loginSubtitle/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                  } else {
                    const err54 = { instancePath: instancePath + "/texts/zh-CN/loginSubtitle", schemaPath: "#/$defs/words/properties/loginSubtitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data20.username !== void 0) {
                  let data23 = data20.username;
                  if (typeof data23 === "string") {
                    if (func2(data23) > 40) {
                      const err55 = { instancePath: instancePath + "/texts/zh-CN/username", schemaPath: "#/$defs/words/properties/username/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err55];
                      } else {
                        vErrors.push(err55);
                      }
                      errors++;
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/texts/zh-CN/username", schemaPath: "#/$defs/words/properties/username/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data20.usernamePlaceholder !== void 0) {
                  let data24 = data20.usernamePlaceholder;
                  if (typeof data24 === "string") {
                    if (func2(data24) > 100) {
                      const err57 = { instancePath: instancePath + "/texts/zh-CN/usernamePlaceholder", schemaPath: "#/$defs/words/properties/usernamePlaceholder/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  } else {
                    const err58 = { instancePath: instancePath + "/texts/zh-CN/usernamePlaceholder", schemaPath: "#/$defs/words/properties/usernamePlaceholder/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                }
                if (data20.usernameRequired !== void 0) {
                  let data25 = data20.usernameRequired;
                  if (typeof data25 === "string") {
                    if (func2(data25) > 100) {
                      const err59 = { instancePath: instancePath + "/texts/zh-CN/usernameRequired", schemaPath: "#/$defs/words/properties/usernameRequired/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                  } else {
                    const err60 = { instancePath: instancePath + "/texts/zh-CN/usernameRequired", schemaPath: "#/$defs/words/properties/usernameRequired/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data20.password !== void 0) {
                  let data26 = data20.password;
                  if (typeof data26 === "string") {
                    if (func2(data26) > 40) {
                      const err61 = { instancePath: instancePath + "/texts/zh-CN/password", schemaPath: "#/$defs/words/properties/password/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err61];
                      } else {
                        vErrors.push(err61);
                      }
                      errors++;
                    }
                  } else {
                    const err62 = { instancePath: instancePath + "/texts/zh-CN/password", schemaPath: "#/$defs/words/properties/password/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
                if (data20.passwordPlaceholder !== void 0) {
                  let data27 = data20.passwordPlaceholder;
                  if (typeof data27 === "string") {
                    if (func2(data27) > 100) {
                      const err63 = { instancePath: instancePath + "/texts/zh-CN/passwordPlaceholder", schemaPath: "#/$defs/words/properties/passwordPlaceholder/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                  } else {
                    const err64 = { instancePath: instancePath + "/texts/zh-CN/passwordPlaceholder", schemaPath: "#/$defs/words/properties/passwordPlaceholder/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                }
                if (data20.passwordRequired !== void 0) {
                  let data28 = data20.passwordRequired;
                  if (typeof data28 === "string") {
                    if (func2(data28) > 100) {
                      const err65 = { instancePath: instancePath + "/texts/zh-CN/passwordRequired", schemaPath: "#/$defs/words/properties/passwordRequired/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                  } else {
                    const err66 = { instancePath: instancePath + "/texts/zh-CN/passwordRequired", schemaPath: "#/$defs/words/properties/passwordRequired/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                }
                if (data20.captcha !== void 0) {
                  let data29 = data20.captcha;
                  if (typeof data29 === "string") {
                    if (func2(data29) > 40) {
                      const err67 = { instancePath: instancePath + "/texts/zh-CN/captcha", schemaPath: "#/$defs/words/properties/captcha/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err67];
                      } else {
                        vErrors.push(err67);
                      }
                      errors++;
                    }
                  } else {
                    const err68 = { instancePath: instancePath + "/texts/zh-CN/captcha", schemaPath: "#/$defs/words/properties/captcha/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err68];
                    } else {
                      vErrors.push(err68);
                    }
                    errors++;
                  }
                }
                if (data20.remember !== void 0) {
                  let data30 = data20.remember;
                  if (typeof data30 === "string") {
                    if (func2(data30) > 100) {
                      const err69 = { instancePath: instancePath + "/texts/zh-CN/remember", schemaPath: "#/$defs/words/properties/remember/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err69];
                      } else {
                        vErrors.push(err69);
                      }
                      errors++;
                    }
                  } else {
                    const err70 = { instancePath: instancePath + "/texts/zh-CN/remember", schemaPath: "#/$defs/words/properties/remember/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err70];
                    } else {
                      vErrors.push(err70);
                    }
                    errors++;
                  }
                }
                if (data20.submit !== void 0) {
                  let data31 = data20.submit;
                  if (typeof data31 === "string") {
                    if (func2(data31) > 40) {
                      const err71 = { instancePath: instancePath + "/texts/zh-CN/submit", schemaPath: "#/$defs/words/properties/submit/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err71];
                      } else {
                        vErrors.push(err71);
                      }
                      errors++;
                    }
                  } else {
                    const err72 = { instancePath: instancePath + "/texts/zh-CN/submit", schemaPath: "#/$defs/words/properties/submit/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
                if (data20.signUpText !== void 0) {
                  let data32 = data20.signUpText;
                  if (typeof data32 === "string") {
                    if (func2(data32) > 100) {
                      const err73 = { instancePath: instancePath + "/texts/zh-CN/signUpText", schemaPath: "#/$defs/words/properties/signUpText/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err73];
                      } else {
                        vErrors.push(err73);
                      }
                      errors++;
                    }
                  } else {
                    const err74 = { instancePath: instancePath + "/texts/zh-CN/signUpText", schemaPath: "#/$defs/words/properties/signUpText/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data20.signUpLink !== void 0) {
                  let data33 = data20.signUpLink;
                  if (typeof data33 === "string") {
                    if (func2(data33) > 60) {
                      const err75 = { instancePath: instancePath + "/texts/zh-CN/signUpLink", schemaPath: "#/$defs/words/properties/signUpLink/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                  } else {
                    const err76 = { instancePath: instancePath + "/texts/zh-CN/signUpLink", schemaPath: "#/$defs/words/properties/signUpLink/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err76];
                    } else {
                      vErrors.push(err76);
                    }
                    errors++;
                  }
                }
                if (data20.registerTitle !== void 0) {
                  let data34 = data20.registerTitle;
                  if (typeof data34 === "string") {
                    if (func2(data34) > 100) {
                      const err77 = { instancePath: instancePath + "/texts/zh-CN/registerTitle", schemaPath: "#/$defs/words/properties/registerTitle/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err77];
                      } else {
                        vErrors.push(err77);
                      }
                      errors++;
                    }
                  } else {
                    const err78 = { instancePath: instancePath + "/texts/zh-CN/registerTitle", schemaPath: "#/$defs/words/properties/registerTitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                }
                if (data20.registerSubtitle !== void 0) {
                  let data35 = data20.registerSubtitle;
                  if (typeof data35 === "string") {
                    if (func2(data35) > 200) {
                      const err79 = { instancePath: instancePath + "/texts/zh-CN/registerSubtitle", schemaPath: "#/$defs/words/properties/registerSubtitle/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err79];
                      } else {
                        vErrors.push(err79);
                      }
                      errors++;
                    }
                  } else {
                    const err80 = { instancePath: instancePath + "/texts/zh-CN/registerSubtitle", schemaPath: "#/$defs/words/properties/registerSubtitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                }
                if (data20.registerUsername !== void 0) {
                  let data36 = data20.registerUsername;
                  if (typeof data36 === "string") {
                    if (func2(data36) > 40) {
                      const err81 = { instancePath: instancePath + "/texts/zh-CN/registerUsername", schemaPath: "#/$defs/words/properties/registerUsername/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err81];
                      } else {
                        vErrors.push(err81);
                      }
                      errors++;
                    }
                  } else {
                    const err82 = { instancePath: instancePath + "/texts/zh-CN/registerUsername", schemaPath: "#/$defs/words/properties/registerUsername/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err82];
                    } else {
                      vErrors.push(err82);
                    }
                    errors++;
                  }
                }
                if (data20.registerPassword !== void 0) {
                  let data37 = data20.registerPassword;
                  if (typeof data37 === "string") {
                    if (func2(data37) > 40) {
                      const err83 = { instancePath: instancePath + "/texts/zh-CN/registerPassword", schemaPath: "#/$defs/words/properties/registerPassword/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err83];
                      } else {
                        vErrors.push(err83);
                      }
                      errors++;
                    }
                  } else {
                    const err84 = { instancePath: instancePath + "/texts/zh-CN/registerPassword", schemaPath: "#/$defs/words/properties/registerPassword/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err84];
                    } else {
                      vErrors.push(err84);
                    }
                    errors++;
                  }
                }
                if (data20.registerConfirm !== void 0) {
                  let data38 = data20.registerConfirm;
                  if (typeof data38 === "string") {
                    if (func2(data38) > 40) {
                      const err85 = { instancePath: instancePath + "/texts/zh-CN/registerConfirm", schemaPath: "#/$defs/words/properties/registerConfirm/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err85];
                      } else {
                        vErrors.push(err85);
                      }
                      errors++;
                    }
                  } else {
                    const err86 = { instancePath: instancePath + "/texts/zh-CN/registerConfirm", schemaPath: "#/$defs/words/properties/registerConfirm/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err86];
                    } else {
                      vErrors.push(err86);
                    }
                    errors++;
                  }
                }
                if (data20.customerName !== void 0) {
                  let data39 = data20.customerName;
                  if (typeof data39 === "string") {
                    if (func2(data39) > 40) {
                      const err87 = { instancePath: instancePath + "/texts/zh-CN/customerName", schemaPath: "#/$defs/words/properties/customerName/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err87];
                      } else {
                        vErrors.push(err87);
                      }
                      errors++;
                    }
                  } else {
                    const err88 = { instancePath: instancePath + "/texts/zh-CN/customerName", schemaPath: "#/$defs/words/properties/customerName/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err88];
                    } else {
                      vErrors.push(err88);
                    }
                    errors++;
                  }
                }
                if (data20.telephone !== void 0) {
                  let data40 = data20.telephone;
                  if (typeof data40 === "string") {
                    if (func2(data40) > 40) {
                      const err89 = { instancePath: instancePath + "/texts/zh-CN/telephone", schemaPath: "#/$defs/words/properties/telephone/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err89];
                      } else {
                        vErrors.push(err89);
                      }
                      errors++;
                    }
                  } else {
                    const err90 = { instancePath: instancePath + "/texts/zh-CN/telephone", schemaPath: "#/$defs/words/properties/telephone/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                }
                if (data20.agree !== void 0) {
                  let data41 = data20.agree;
                  if (typeof data41 === "string") {
                    if (func2(data41) > 200) {
                      const err91 = { instancePath: instancePath + "/texts/zh-CN/agree", schemaPath: "#/$defs/words/properties/agree/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err91];
                      } else {
                        vErrors.push(err91);
                      }
                      errors++;
                    }
                  } else {
                    const err92 = { instancePath: instancePath + "/texts/zh-CN/agree", schemaPath: "#/$defs/words/properties/agree/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                }
                if (data20.registerSubmit !== void 0) {
                  let data42 = data20.registerSubmit;
                  if (typeof data42 === "string") {
                    if (func2(data42) > 40) {
                      const err93 = { instancePath: instancePath + "/texts/zh-CN/registerSubmit", schemaPath: "#/$defs/words/properties/registerSubmit/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err93];
                      } else {
                        vErrors.push(err93);
                      }
                      errors++;
                    }
                  } else {
                    const err94 = { instancePath: instancePath + "/texts/zh-CN/registerSubmit", schemaPath: "#/$defs/words/properties/registerSubmit/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                }
                if (data20.signInText !== void 0) {
                  let data43 = data20.signInText;
                  if (typeof data43 === "string") {
                    if (func2(data43) > 100) {
                      const err95 = { instancePath: instancePath + "/texts/zh-CN/signInText", schemaPath: "#/$defs/words/properties/signInText/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err95];
                      } else {
                        vErrors.push(err95);
                      }
                      errors++;
                    }
                  } else {
                    const err96 = { instancePath: instancePath + "/texts/zh-CN/signInText", schemaPath: "#/$defs/words/properties/signInText/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err96];
                    } else {
                      vErrors.push(err96);
                    }
                    errors++;
                  }
                }
                if (data20.signInLink !== void 0) {
                  let data44 = data20.signInLink;
                  if (typeof data44 === "string") {
                    if (func2(data44) > 60) {
                      const err97 = { instancePath: instancePath + "/texts/zh-CN/signInLink", schemaPath: "#/$defs/words/properties/signInLink/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err97];
                      } else {
                        vErrors.push(err97);
                      }
                      errors++;
                    }
                  } else {
                    const err98 = { instancePath: instancePath + "/texts/zh-CN/signInLink", schemaPath: "#/$defs/words/properties/signInLink/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err98];
                    } else {
                      vErrors.push(err98);
                    }
                    errors++;
                  }
                }
                if (data20.slide1Title !== void 0) {
                  let data45 = data20.slide1Title;
                  if (typeof data45 === "string") {
                    if (func2(data45) > 60) {
                      const err99 = { instancePath: instancePath + "/texts/zh-CN/slide1Title", schemaPath: "#/$defs/words/properties/slide1Title/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err99];
                      } else {
                        vErrors.push(err99);
                      }
                      errors++;
                    }
                  } else {
                    const err100 = { instancePath: instancePath + "/texts/zh-CN/slide1Title", schemaPath: "#/$defs/words/properties/slide1Title/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err100];
                    } else {
                      vErrors.push(err100);
                    }
                    errors++;
                  }
                }
                if (data20.slide1Text !== void 0) {
                  let data46 = data20.slide1Text;
                  if (typeof data46 === "string") {
                    if (func2(data46) > 200) {
                      const err101 = { instancePath: instancePath + "/texts/zh-CN/slide1Text", schemaPath: "#/$defs/words/properties/slide1Text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err101];
                      } else {
                        vErrors.push(err101);
                      }
                      errors++;
                    }
                  } else {
                    const err102 = { instancePath: instancePath + "/texts/zh-CN/slide1Text", schemaPath: "#/$defs/words/properties/slide1Text/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err102];
                    } else {
                      vErrors.push(err102);
                    }
                    errors++;
                  }
                }
                if (data20.slide2Title !== void 0) {
                  let data47 = data20.slide2Title;
                  if (typeof data47 === "string") {
                    if (func2(data47) > 60) {
                      const err103 = { instancePath: instancePath + "/texts/zh-CN/slide2Title", schemaPath: "#/$defs/words/properties/slide2Title/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err103];
                      } else {
                        vErrors.push(err103);
                      }
                      errors++;
                    }
                  } else {
                    const err104 = { instancePath: instancePath + "/texts/zh-CN/slide2Title", schemaPath: "#/$defs/words/properties/slide2Title/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err104];
                    } else {
                      vErrors.push(err104);
                    }
                    errors++;
                  }
                }
                if (data20.slide2Text !== void 0) {
                  let data48 = data20.slide2Text;
                  if (typeof data48 === "string") {
                    if (func2(data48) > 200) {
                      const err105 = { instancePath: instancePath + "/texts/zh-CN/slide2Text", schemaPath: "#/$defs/words/properties/slide2Text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err105];
                      } else {
                        vErrors.push(err105);
                      }
                      errors++;
                    }
                  } else {
                    const err106 = { instancePath: instancePath + "/texts/zh-CN/slide2Text", schemaPath: "#/$defs/words/properties/slide2Text/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err106];
                    } else {
                      vErrors.push(err106);
                    }
                    errors++;
                  }
                }
                if (data20.slide3Title !== void 0) {
                  let data49 = data20.slide3Title;
                  if (typeof data49 === "string") {
                    if (func2(data49) > 60) {
                      const err107 = { instancePath: instancePath + "/texts/zh-CN/slide3Title", schemaPath: "#/$defs/words/properties/slide3Title/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err107];
                      } else {
                        vErrors.push(err107);
                      }
                      errors++;
                    }
                  } else {
                    const err108 = { instancePath: instancePath + "/texts/zh-CN/slide3Title", schemaPath: "#/$defs/words/properties/slide3Title/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err108];
                    } else {
                      vErrors.push(err108);
                    }
                    errors++;
                  }
                }
                if (data20.slide3Text !== void 0) {
                  let data50 = data20.slide3Text;
                  if (typeof data50 === "string") {
                    if (func2(data50) > 200) {
                      const err109 = { instancePath: instancePath + "/texts/zh-CN/slide3Text", schemaPath: "#/$defs/words/properties/slide3Text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err109];
                      } else {
                        vErrors.push(err109);
                      }
                      errors++;
                    }
                  } else {
                    const err110 = { instancePath: instancePath + "/texts/zh-CN/slide3Text", schemaPath: "#/$defs/words/properties/slide3Text/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err110];
                    } else {
                      vErrors.push(err110);
                    }
                    errors++;
                  }
                }
                if (data20.footer !== void 0) {
                  let data51 = data20.footer;
                  if (typeof data51 === "string") {
                    if (func2(data51) > 2e3) {
                      const err111 = { instancePath: instancePath + "/texts/zh-CN/footer", schemaPath: "#/$defs/words/properties/footer/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
                      if (vErrors === null) {
                        vErrors = [err111];
                      } else {
                        vErrors.push(err111);
                      }
                      errors++;
                    }
                  } else {
                    const err112 = { instancePath: instancePath + "/texts/zh-CN/footer", schemaPath: "#/$defs/words/properties/footer/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err112];
                    } else {
                      vErrors.push(err112);
                    }
                    errors++;
                  }
                }
              } else {
                const err113 = { instancePath: instancePath + "/texts/zh-CN", schemaPath: "#/$defs/words/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err113];
                } else {
                  vErrors.push(err113);
                }
                errors++;
              }
            }
            if (data19["en-US"] !== void 0) {
              let data52 = data19["en-US"];
              if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                for (const key4 in data52) {
                  if (!func1.call(schema39.properties, key4)) {
                    const err114 = { instancePath: instancePath + "/texts/en-US", schemaPath: "#/$defs/words/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                    if (vErrors === null) {
                      vErrors = [err114];
                    } else {
                      vErrors.push(err114);
                    }
                    errors++;
                  }
                }
                if (data52.loginTitle !== void 0) {
                  let data53 = data52.loginTitle;
                  if (typeof data53 === "string") {
                    if (func2(data53) > 100) {
                      const err115 = { instancePath: instancePath + "/texts/en-US/loginTitle", schemaPath: "#/$defs/words/properties/loginTitle/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err115];
                      } else {
                        vErrors.push(err115);
                      }
                      errors++;
                    }
                  } else {
                    const err116 = { instancePath: instancePath + "/texts/en-US/loginTitle", schemaPath: "#/$defs/words/properties/loginTitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err116];
                    } else {
                      vErrors.push(err116);
                    }
                    errors++;
                  }
                }
                if (data52.loginSubtitle !== void 0) {
                  let data54 = data52.loginSubtitle;
                  if (typeof data54 === "string") {
                    if (func2(data54) > 200) {
                      const err117 = { instancePath: instancePath + "/texts/en-US/loginSubtitle", schemaPath: "#/$defs/words/properties/loginSubtitle/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err117];
                      } else {
                        vErrors.push(err117);
                      }
                      errors++;
                    }
                  } else {
                    const err118 = { instancePath: instancePath + "/texts/en-US/loginSubtitle", schemaPath: "#/$defs/words/properties/loginSubtitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err118];
                    } else {
                      vErrors.push(err118);
                    }
                    errors++;
                  }
                }
                if (data52.username !== void 0) {
                  let data55 = data52.username;
                  if (typeof data55 === "string") {
                    if (func2(data55) > 40) {
                      const err119 = { instancePath: instancePath + "/texts/en-US/username", schemaPath: "#/$defs/words/properties/username/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err119];
                      } else {
                        vErrors.push(err119);
                      }
                      errors++;
                    }
                  } else {
                    const err120 = { instancePath: instancePath + "/texts/en-US/username", schemaPath: "#/$defs/words/properties/username/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err120];
                    } else {
                      vErrors.push(err120);
                    }
                    errors++;
                  }
                }
                if (data52.usernamePlaceholder !== void 0) {
                  let data56 = data52.usernamePlaceholder;
                  if (typeof data56 === "string") {
                    if (func2(data56) > 100) {
                      const err121 = { instancePath: instancePath + "/texts/en-US/usernamePlaceholder", schemaPath: "#/$defs/words/properties/usernamePlaceholder/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err121];
                      } else {
                        vErrors.push(err121);
                      }
                      errors++;
                    }
                  } else {
                    const err122 = { instancePath: instancePath + "/texts/en-US/usernamePlaceholder", schemaPath: "#/$defs/words/properties/usernamePlaceholder/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err122];
                    } else {
                      vErrors.push(err122);
                    }
                    errors++;
                  }
                }
                if (data52.usernameRequired !== void 0) {
                  let data57 = data52.usernameRequired;
                  if (typeof data57 === "string") {
                    if (func2(data57) > 100) {
                      const err123 = { instancePath: instancePath + "/texts/en-US/usernameRequired", schemaPath: "#/$defs/words/properties/usernameRequired/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                  } else {
                    const err124 = { instancePath: instancePath + "/texts/en-US/usernameRequired", schemaPath: "#/$defs/words/properties/usernameRequired/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                }
                if (data52.password !== void 0) {
                  let data58 = data52.password;
                  if (typeof data58 === "string") {
                    if (func2(data58) > 40) {
                      const err125 = { instancePath: instancePath + "/texts/en-US/password", schemaPath: "#/$defs/words/properties/password/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                  } else {
                    const err126 = { instancePath: instancePath + "/texts/en-US/password", schemaPath: "#/$defs/words/properties/password/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err126];
                    } else {
                      vErrors.push(err126);
                    }
                    errors++;
                  }
                }
                if (data52.passwordPlaceholder !== void 0) {
                  let data59 = data52.passwordPlaceholder;
                  if (typeof data59 === "string") {
                    if (func2(data59) > 100) {
                      const err127 = { instancePath: instancePath + "/texts/en-US/passwordPlaceholder", schemaPath: "#/$defs/words/properties/passwordPlaceholder/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                  } else {
                    const err128 = { instancePath: instancePath + "/texts/en-US/passwordPlaceholder", schemaPath: "#/$defs/words/properties/passwordPlaceholder/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err128];
                    } else {
                      vErrors.push(err128);
                    }
                    errors++;
                  }
                }
                if (data52.passwordRequired !== void 0) {
                  let data60 = data52.passwordRequired;
                  if (typeof data60 === "string") {
                    if (func2(data60) > 100) {
                      const err129 = { instancePath: instancePath + "/texts/en-US/passwordRequired", schemaPath: "#/$defs/words/properties/passwordRequired/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err129];
                      } else {
                        vErrors.push(err129);
                      }
                      errors++;
                    }
                  } else {
                    const err130 = { instancePath: instancePath + "/texts/en-US/passwordRequired", schemaPath: "#/$defs/words/properties/passwordRequired/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err130];
                    } else {
                      vErrors.push(err130);
                    }
                    errors++;
                  }
                }
                if (data52.captcha !== void 0) {
                  let data61 = data52.captcha;
                  if (typeof data61 === "string") {
                    if (func2(data61) > 40) {
                      const err131 = { instancePath: instancePath + "/texts/en-US/captcha", schemaPath: "#/$defs/words/properties/captcha/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err131];
                      } else {
                        vErrors.push(err131);
                      }
                      errors++;
                    }
                  } else {
                    const err132 = { instancePath: instancePath + "/texts/en-US/captcha", schemaPath: "#/$defs/words/properties/captcha/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err132];
                    } else {
                      vErrors.push(err132);
                    }
                    errors++;
                  }
                }
                if (data52.remember !== void 0) {
                  let data62 = data52.remember;
                  if (typeof data62 === "string") {
                    if (func2(data62) > 100) {
                      const err133 = { instancePath: instancePath + "/texts/en-US/remember", schemaPath: "#/$defs/words/properties/remember/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err133];
                      } else {
                        vErrors.push(err133);
                      }
                      errors++;
                    }
                  } else {
                    const err134 = { instancePath: instancePath + "/texts/en-US/remember", schemaPath: "#/$defs/words/properties/remember/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err134];
                    } else {
                      vErrors.push(err134);
                    }
                    errors++;
                  }
                }
                if (data52.submit !== void 0) {
                  let data63 = data52.submit;
                  if (typeof data63 === "string") {
                    if (func2(data63) > 40) {
                      const err135 = { instancePath: instancePath + "/texts/en-US/submit", schemaPath: "#/$defs/words/properties/submit/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err135];
                      } else {
                        vErrors.push(err135);
                      }
                      errors++;
                    }
                  } else {
                    const err136 = { instancePath: instancePath + "/texts/en-US/submit", schemaPath: "#/$defs/words/properties/submit/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err136];
                    } else {
                      vErrors.push(err136);
                    }
                    errors++;
                  }
                }
                if (data52.signUpText !== void 0) {
                  let data64 = data52.signUpText;
                  if (typeof data64 === "string") {
                    if (func2(data64) > 100) {
                      const err137 = { instancePath: instancePath + "/texts/en-US/signUpText", schemaPath: "#/$defs/words/properties/signUpText/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err137];
                      } else {
                        vErrors.push(err137);
                      }
                      errors++;
                    }
                  } else {
                    const err138 = { instancePath: instancePath + "/texts/en-US/signUpText", schemaPath: "#/$defs/words/properties/signUpText/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err138];
                    } else {
                      vErrors.push(err138);
                    }
                    errors++;
                  }
                }
                if (data52.signUpLink !== void 0) {
                  let data65 = data52.signUpLink;
                  if (typeof data65 === "string") {
                    if (func2(data65) > 60) {
                      const err139 = { instancePath: instancePath + "/texts/en-US/signUpLink", schemaPath: "#/$defs/words/properties/signUpLink/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err139];
                      } else {
                        vErrors.push(err139);
                      }
                      errors++;
                    }
                  } else {
                    const err140 = { instancePath: instancePath + "/texts/en-US/signUpLink", schemaPath: "#/$defs/words/properties/signUpLink/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err140];
                    } else {
                      vErrors.push(err140);
                    }
                    errors++;
                  }
                }
                if (data52.registerTitle !== void 0) {
                  let data66 = data52.registerTitle;
                  if (typeof data66 === "string") {
                    if (func2(data66) > 100) {
                      const err141 = { instancePath: instancePath + "/texts/en-US/registerTitle", schemaPath: "#/$defs/words/properties/registerTitle/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err141];
                      } else {
                        vErrors.push(err141);
                      }
                      errors++;
                    }
                  } else {
                    const err142 = { instancePath: instancePath + "/texts/en-US/registerTitle", schemaPath: "#/$defs/words/properties/registerTitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err142];
                    } else {
                      vErrors.push(err142);
                    }
                    errors++;
                  }
                }
                if (data52.registerSubtitle !== void 0) {
                  let data67 = data52.registerSubtitle;
                  if (typeof data67 === "string") {
                    if (func2(data67) > 200) {
                      const err143 = { instancePath: instancePath + "/texts/en-US/registerSubtitle", schemaPath: "#/$defs/words/properties/registerSubtitle/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err143];
                      } else {
                        vErrors.push(err143);
                      }
                      errors++;
                    }
                  } else {
                    const err144 = { instancePath: instancePath + "/texts/en-US/registerSubtitle", schemaPath: "#/$defs/words/properties/registerSubtitle/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err144];
                    } else {
                      vErrors.push(err144);
                    }
                    errors++;
                  }
                }
                if (data52.registerUsername !== void 0) {
                  let data68 = data52.registerUsername;
                  if (typeof data68 === "string") {
                    if (func2(data68) > 40) {
                      const err145 = { instancePath: instancePath + "/texts/en-US/registerUsername", schemaPath: "#/$defs/words/properties/registerUsername/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err145];
                      } else {
                        vErrors.push(err145);
                      }
                      errors++;
                    }
                  } else {
                    const err146 = { instancePath: instancePath + "/texts/en-US/registerUsername", schemaPath: "#/$defs/words/properties/registerUsername/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err146];
                    } else {
                      vErrors.push(err146);
                    }
                    errors++;
                  }
                }
                if (data52.registerPassword !== void 0) {
                  let data69 = data52.registerPassword;
                  if (typeof data69 === "string") {
                    if (func2(data69) > 40) {
                      const err147 = { instancePath: instancePath + "/texts/en-US/registerPassword", schemaPath: "#/$defs/words/properties/registerPassword/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err147];
                      } else {
                        vErrors.push(err147);
                      }
                      errors++;
                    }
                  } else {
                    const err148 = { instancePath: instancePath + "/texts/en-US/registerPassword", schemaPath: "#/$defs/words/properties/registerPassword/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err148];
                    } else {
                      vErrors.push(err148);
                    }
                    errors++;
                  }
                }
                if (data52.registerConfirm !== void 0) {
                  let data70 = data52.registerConfirm;
                  if (typeof data70 === "string") {
                    if (func2(data70) > 40) {
                      const err149 = { instancePath: instancePath + "/texts/en-US/registerConfirm", schemaPath: "#/$defs/words/properties/registerConfirm/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err149];
                      } else {
                        vErrors.push(err149);
                      }
                      errors++;
                    }
                  } else {
                    const err150 = { instancePath: instancePath + "/texts/en-US/registerConfirm", schemaPath: "#/$defs/words/properties/registerConfirm/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err150];
                    } else {
                      vErrors.push(err150);
                    }
                    errors++;
                  }
                }
                if (data52.customerName !== void 0) {
                  let data71 = data52.customerName;
                  if (typeof data71 === "string") {
                    if (func2(data71) > 40) {
                      const err151 = { instancePath: instancePath + "/texts/en-US/customerName", schemaPath: "#/$defs/words/properties/customerName/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err151];
                      } else {
                        vErrors.push(err151);
                      }
                      errors++;
                    }
                  } else {
                    const err152 = { instancePath: instancePath + "/texts/en-US/customerName", schemaPath: "#/$defs/words/properties/customerName/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err152];
                    } else {
                      vErrors.push(err152);
                    }
                    errors++;
                  }
                }
                if (data52.telephone !== void 0) {
                  let data72 = data52.telephone;
                  if (typeof data72 === "string") {
                    if (func2(data72) > 40) {
                      const err153 = { instancePath: instancePath + "/texts/en-US/telephone", schemaPath: "#/$defs/words/properties/telephone/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err153];
                      } else {
                        vErrors.push(err153);
                      }
                      errors++;
                    }
                  } else {
                    const err154 = { instancePath: instancePath + "/texts/en-US/telephone", schemaPath: "#/$defs/words/properties/telephone/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err154];
                    } else {
                      vErrors.push(err154);
                    }
                    errors++;
                  }
                }
                if (data52.agree !== void 0) {
                  let data73 = data52.agree;
                  if (typeof data73 === "string") {
                    if (func2(data73) > 200) {
                      const err155 = { instancePath: instancePath + "/texts/en-US/agree", schemaPath: "#/$defs/words/properties/agree/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err155];
                      } else {
                        vErrors.push(err155);
                      }
                      errors++;
                    }
                  } else {
                    const err156 = { instancePath: instancePath + "/texts/en-US/agree", schemaPath: "#/$defs/words/properties/agree/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err156];
                    } else {
                      vErrors.push(err156);
                    }
                    errors++;
                  }
                }
                if (data52.registerSubmit !== void 0) {
                  let data74 = data52.registerSubmit;
                  if (typeof data74 === "string") {
                    if (func2(data74) > 40) {
                      const err157 = { instancePath: instancePath + "/texts/en-US/registerSubmit", schemaPath: "#/$defs/words/properties/registerSubmit/maxLength", keyword: "maxLength", params: { limit: 40 } };
                      if (vErrors === null) {
                        vErrors = [err157];
                      } else {
                        vErrors.push(err157);
                      }
                      errors++;
                    }
                  } else {
                    const err158 = { instancePath: instancePath + "/texts/en-US/registerSubmit", schemaPath: "#/$defs/words/properties/registerSubmit/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err158];
                    } else {
                      vErrors.push(err158);
                    }
                    errors++;
                  }
                }
                if (data52.signInText !== void 0) {
                  let data75 = data52.signInText;
                  if (typeof data75 === "string") {
                    if (func2(data75) > 100) {
                      const err159 = { instancePath: instancePath + "/texts/en-US/signInText", schemaPath: "#/$defs/words/properties/signInText/maxLength", keyword: "maxLength", params: { limit: 100 } };
                      if (vErrors === null) {
                        vErrors = [err159];
                      } else {
                        vErrors.push(err159);
                      }
                      errors++;
                    }
                  } else {
                    const err160 = { instancePath: instancePath + "/texts/en-US/signInText", schemaPath: "#/$defs/words/properties/signInText/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err160];
                    } else {
                      vErrors.push(err160);
                    }
                    errors++;
                  }
                }
                if (data52.signInLink !== void 0) {
                  let data76 = data52.signInLink;
                  if (typeof data76 === "string") {
                    if (func2(data76) > 60) {
                      const err161 = { instancePath: instancePath + "/texts/en-US/signInLink", schemaPath: "#/$defs/words/properties/signInLink/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err161];
                      } else {
                        vErrors.push(err161);
                      }
                      errors++;
                    }
                  } else {
                    const err162 = { instancePath: instancePath + "/texts/en-US/signInLink", schemaPath: "#/$defs/words/properties/signInLink/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err162];
                    } else {
                      vErrors.push(err162);
                    }
                    errors++;
                  }
                }
                if (data52.slide1Title !== void 0) {
                  let data77 = data52.slide1Title;
                  if (typeof data77 === "string") {
                    if (func2(data77) > 60) {
                      const err163 = { instancePath: instancePath + "/texts/en-US/slide1Title", schemaPath: "#/$defs/words/properties/slide1Title/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err163];
                      } else {
                        vErrors.push(err163);
                      }
                      errors++;
                    }
                  } else {
                    const err164 = { instancePath: instancePath + "/texts/en-US/slide1Title", schemaPath: "#/$defs/words/properties/slide1Title/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err164];
                    } else {
                      vErrors.push(err164);
                    }
                    errors++;
                  }
                }
                if (data52.slide1Text !== void 0) {
                  let data78 = data52.slide1Text;
                  if (typeof data78 === "string") {
                    if (func2(data78) > 200) {
                      const err165 = { instancePath: instancePath + "/texts/en-US/slide1Text", schemaPath: "#/$defs/words/properties/slide1Text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err165];
                      } else {
                        vErrors.push(err165);
                      }
                      errors++;
                    }
                  } else {
                    const err166 = { instancePath: instancePath + "/texts/en-US/slide1Text", schemaPath: "#/$defs/words/properties/slide1Text/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err166];
                    } else {
                      vErrors.push(err166);
                    }
                    errors++;
                  }
                }
                if (data52.slide2Title !== void 0) {
                  let data79 = data52.slide2Title;
                  if (typeof data79 === "string") {
                    if (func2(data79) > 60) {
                      const err167 = { instancePath: instancePath + "/texts/en-US/slide2Title", schemaPath: "#/$defs/words/properties/slide2Title/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err167];
                      } else {
                        vErrors.push(err167);
                      }
                      errors++;
                    }
                  } else {
                    const err168 = { instancePath: instancePath + "/texts/en-US/slide2Title", schemaPath: "#/$defs/words/properties/slide2Title/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err168];
                    } else {
                      vErrors.push(err168);
                    }
                    errors++;
                  }
                }
                if (data52.slide2Text !== void 0) {
                  let data80 = data52.slide2Text;
                  if (typeof data80 === "string") {
                    if (func2(data80) > 200) {
                      const err169 = { instancePath: instancePath + "/texts/en-US/slide2Text", schemaPath: "#/$defs/words/properties/slide2Text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err169];
                      } else {
                        vErrors.push(err169);
                      }
                      errors++;
                    }
                  } else {
                    const err170 = { instancePath: instancePath + "/texts/en-US/slide2Text", schemaPath: "#/$defs/words/properties/slide2Text/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err170];
                    } else {
                      vErrors.push(err170);
                    }
                    errors++;
                  }
                }
                if (data52.slide3Title !== void 0) {
                  let data81 = data52.slide3Title;
                  if (typeof data81 === "string") {
                    if (func2(data81) > 60) {
                      const err171 = { instancePath: instancePath + "/texts/en-US/slide3Title", schemaPath: "#/$defs/words/properties/slide3Title/maxLength", keyword: "maxLength", params: { limit: 60 } };
                      if (vErrors === null) {
                        vErrors = [err171];
                      } else {
                        vErrors.push(err171);
                      }
                      errors++;
                    }
                  } else {
                    const err172 = { instancePath: instancePath + "/texts/en-US/slide3Title", schemaPath: "#/$defs/words/properties/slide3Title/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err172];
                    } else {
                      vErrors.push(err172);
                    }
                    errors++;
                  }
                }
                if (data52.slide3Text !== void 0) {
                  let data82 = data52.slide3Text;
                  if (typeof data82 === "string") {
                    if (func2(data82) > 200) {
                      const err173 = { instancePath: instancePath + "/texts/en-US/slide3Text", schemaPath: "#/$defs/words/properties/slide3Text/maxLength", keyword: "maxLength", params: { limit: 200 } };
                      if (vErrors === null) {
                        vErrors = [err173];
                      } else {
                        vErrors.push(err173);
                      }
                      errors++;
                    }
                  } else {
                    const err174 = { instancePath: instancePath + "/texts/en-US/slide3Text", schemaPath: "#/$defs/words/properties/slide3Text/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err174];
                    } else {
                      vErrors.push(err174);
                    }
                    errors++;
                  }
                }
                if (data52.footer !== void 0) {
                  let data83 = data52.footer;
                  if (typeof data83 === "string") {
                    if (func2(data83) > 2e3) {
                      const err175 = { instancePath: instancePath + "/texts/en-US/footer", schemaPath: "#/$defs/words/properties/footer/maxLength", keyword: "maxLength", params: { limit: 2e3 } };
                      if (vErrors === null) {
                        vErrors = [err175];
                      } else {
                        vErrors.push(err175);
                      }
                      errors++;
                    }
                  } else {
                    const err176 = { instancePath: instancePath + "/texts/en-US/footer", schemaPath: "#/$defs/words/properties/footer/type", keyword: "type", params: { type: "string" } };
                    if (vErrors === null) {
                      vErrors = [err176];
                    } else {
                      vErrors.push(err176);
                    }
                    errors++;
                  }
                }
              } else {
                const err177 = { instancePath: instancePath + "/texts/en-US", schemaPath: "#/$defs/words/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                  vErrors = [err177];
                } else {
                  vErrors.push(err177);
                }
                errors++;
              }
            }
          } else {
            const err178 = { instancePath: instancePath + "/texts", schemaPath: "#/properties/texts/type", keyword: "type", params: { type: "object" } };
            if (vErrors === null) {
              vErrors = [err178];
            } else {
              vErrors.push(err178);
            }
            errors++;
          }
        }
      } else {
        const err179 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err179];
        } else {
          vErrors.push(err179);
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
