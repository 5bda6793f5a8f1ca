/** Where we have no office, in English and Spanish. Not Washington, which is also a city, a county, and a part of New York. */
export const otherStates = [
  'Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho, Illinois, Indiana,',
  'Iowa, Kansas, Kentucky, Louisiana, Maine, Massachusetts, Minnesota, Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire,',
  'New Mexico, North Carolina, North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Puerto Rico, Rhode Island, South Carolina, South Dakota,',
  'Tennessee, Texas, Utah, Vermont, Virginia, West Virginia, Wisconsin, Wyoming,',
  'Luisiana, Misisipi, Nueva Hampshire, Nuevo Hampshire, Nuevo México, Carolina del Norte, Dakota del Norte, Oregón, Pensilvania,',
  'Carolina del Sur, Dakota del Sur, Tejas, Virginia Occidental',
]
  .join(' ')
  .split(', ');
