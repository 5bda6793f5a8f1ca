/** Stands in for prop-types in the browser, where Gatsby's own parts name their types and nobody checks them. */
const type = () => null;
type.isRequired = type;
const make = () => type;

export default {
  any: type,
  array: type,
  bool: type,
  element: type,
  elementType: type,
  func: type,
  node: type,
  number: type,
  object: type,
  string: type,
  symbol: type,
  arrayOf: make,
  exact: make,
  instanceOf: make,
  objectOf: make,
  oneOf: make,
  oneOfType: make,
  shape: make,
};
