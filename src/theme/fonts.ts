import { fontFiles } from '../site/assets';

export const fontStacks = {
  sans: "'Atkinson Hyperlegible Next', 'Atkinson Fallback', Arial, sans-serif",
  display: "'Outfit', 'Outfit Fallback', Arial, sans-serif",
} as const;

/**
 * The fallback fonts are Arial with the metrics of the real fonts, so nothing moves.
 * "optional": a font that is late waits for the next page.
 */
export const fontFaceCss = `
@font-face{font-family:'Atkinson Hyperlegible Next';src:url(${fontFiles.sans}) format('woff2');font-weight:400 700;font-display:optional}
@font-face{font-family:'Outfit';src:url(${fontFiles.display}) format('woff2');font-weight:600;font-display:optional}
@font-face{font-family:'Atkinson Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:100%;ascent-override:98.4%;descent-override:31.6%;line-gap-override:0%}
@font-face{font-family:'Outfit Fallback';src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');size-adjust:93.26%;ascent-override:107.23%;descent-override:27.88%;line-gap-override:0%}`;
