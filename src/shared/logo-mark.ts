/** The lark of every region's logo on a 48 by 48 grid. The landmark below it is in content/settings/regions.json. */
export const logoMark = {
  lark: 'M10 13c6 .2 10.5 2.6 13.2 6.6 1.7-3.5 4.6-5.6 8.3-5.6 2.6 0 4.3 1.2 5 2.9l4 1.5-4 1.6c-.7 5.6-5.2 9.8-11.5 9.8-4.1 0-7.3-1.4-9.6-3.7l-6.3 2.5 3.6-5.7C11.2 20 10.2 16.6 10 13z',
  eye: { x: 33.4, y: 17.4, radius: 1.1 },
} as const;
