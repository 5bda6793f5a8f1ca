import { fontFiles, iconPicture } from '../shared/assets';
import { iconScale } from '../shared/icons';
import { color, toCssDeclarations, space, type } from './tokens';
import { media } from './layout';
import { dark, light } from './palettes';

/** The style sheet in every page's head. */
export const globalCss = `
:root{${toCssDeclarations(light)};color-scheme:light}
@media screen{:root[data-theme='dark']{${toCssDeclarations(dark)};color-scheme:dark}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme='light']){${toCssDeclarations(dark)};color-scheme:dark}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:6rem;scroll-padding-bottom:4rem}
body{margin:0;background:${color.background};color:${color.text};font-family:${type.sans};font-size:1.125rem;line-height:${type.line.body};overflow-wrap:break-word}
${media.tablet}{body{font-size:1.1875rem}}
${media.wide}{body{font-size:1.25rem}}
h1,h2,h3,h4{margin:0;font-family:${type.display};font-weight:${type.weight.display};line-height:${type.line.heading};text-wrap:balance;letter-spacing:-0.01em}
h1{font-size:${type.size.h1};line-height:${type.line.tight};letter-spacing:-0.02em;overflow-wrap:anywhere}
h2{font-size:${type.size.h2}}
h3{font-size:${type.size.h3}}
h4{font-size:${type.size.h4}}
p,ul,ol,dl,dd,figure,blockquote{margin:0}
p{text-wrap:pretty}
ul,ol{padding:0}
strong,b{font-weight:${type.weight.bold}}
a{color:${color.primary};text-decoration-thickness:1px;text-underline-offset:0.18em}
main p a[href^='tel:'],main li a[href^='tel:']{white-space:nowrap}
a:hover{color:${color.primaryStrong};text-decoration-thickness:2px}
button,input,select,textarea{font:inherit;color:inherit}
button,summary,label,select{cursor:pointer}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
img,svg,video{display:block;max-width:100%}
img{height:auto}
hr{border:0;border-top:1px solid ${color.divider};margin:${space[10]} 0}
table{border-collapse:collapse}
:focus-visible{outline:3px solid ${color.focus};outline-offset:3px;border-radius:4px}
main:focus,h1:focus{outline:none}
::selection{background:${color.primaryBorder};color:${color.text}}
[hidden]{display:none!important}
@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}
.icon{display:inline-block;flex:none;width:1.25em;height:1.25em;background:currentColor;-webkit-mask:url(${iconPicture}) 50% 0/${iconScale} auto no-repeat;print-color-adjust:exact}
@media (forced-colors: active){.icon{background:CanvasText}}
${media.reducedMotion}{*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition-duration:0.01ms!important;scroll-behavior:auto!important}}
${media.largeLetters}{:not(textarea){min-width:0;overflow-wrap:anywhere;white-space:normal!important}[type=date]{padding-inline:4px!important;font-size:.9rem!important}}
@media print{body{background:#fff;color:#000;font-size:11pt}details::details-content{content-visibility:visible;block-size:auto}a[href]{color:inherit;background:none!important}button{display:none}}`;

/**
 * The fallback fonts are Arial with the metrics of the real fonts, so nothing moves. "optional": a font that is late waits
 * for the next page.
 */
export const fontFaceCss = `
@font-face{font-family:'Atkinson Hyperlegible Next';src:url(${fontFiles.sans}) format('woff2');font-weight:400 700;font-display:optional}
@font-face{font-family:'Outfit';src:url(${fontFiles.display}) format('woff2');font-weight:600;font-display:optional}
@font-face{font-family:'Atkinson Fallback';src:local('Arial'),local('Liberation Sans');size-adjust:100%;ascent-override:98.4%;descent-override:31.6%;line-gap-override:0%}
@font-face{font-family:'Outfit Fallback';src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');size-adjust:93.26%;ascent-override:107.23%;descent-override:27.88%;line-gap-override:0%}`;
