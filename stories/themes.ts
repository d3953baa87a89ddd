/** CFG-14; app/theme/themes.test.ts measures their colours. */
export const themes = [
  'Default',
  'AliOrange',
  'VibrantOrange',
  'BrightGreen',
  'SapphireBlue',
  'AuroraGreen',
  'Purple',
  'GeekBlue',
  'RomanticRed',
  'FreshGreen',
  'NeteaseRed',
] as const;
