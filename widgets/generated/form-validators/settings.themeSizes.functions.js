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

// <stdin>
var require_stdin = __commonJS({
  "<stdin>"(exports) {
    exports["21e90d"] = validate20;
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
        if (data["radius-md"] !== void 0) {
          let data0 = data["radius-md"];
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)))) {
            const err0 = { instancePath: instancePath + "/radius-md", schemaPath: "#/properties/radius-md/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (typeof data0 == "number") {
            if (data0 > 24 || isNaN(data0)) {
              const err1 = { instancePath: instancePath + "/radius-md", schemaPath: "#/properties/radius-md/maximum", keyword: "maximum", params: { comparison: "<=", limit: 24 } };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err2 = { instancePath: instancePath + "/radius-md", schemaPath: "#/properties/radius-md/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          }
        }
        if (data["radius-lg"] !== void 0) {
          let data1 = data["radius-lg"];
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)))) {
            const err3 = { instancePath: instancePath + "/radius-lg", schemaPath: "#/properties/radius-lg/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data1 == "number") {
            if (data1 > 32 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/radius-lg", schemaPath: "#/properties/radius-lg/maximum", keyword: "maximum", params: { comparison: "<=", limit: 32 } };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/radius-lg", schemaPath: "#/properties/radius-lg/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data.control !== void 0) {
          let data2 = data.control;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)))) {
            const err6 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/type", keyword: "type", params: { type: "integer" } };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data2 == "number") {
            if (data2 > 72 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/maximum", keyword: "maximum", params: { comparison: "<=", limit: 72 } };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data2 < 24 || isNaN(data2)) {
              const err8 = { instancePath: instancePath + "/control", schemaPath: "#/properties/control/minimum", keyword: "minimum", params: { comparison: ">=", limit: 24 } };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
      } else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": { "radius-md": true, "radius-lg": true, "control": true }, "dynamicProps": false, "dynamicItems": false };
  }
});
export default require_stdin();
