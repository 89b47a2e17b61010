/** What people may send as a name or a message to break a page, a mail or a print: one of each kind, storable and not blank. */
export const hostileWords = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</p></td></tr></table><svg onload=alert(1)>',
  '<!--[if mso]><v:rect><![endif]-->',
  '<mso-end></mso-end>',
  'Hi\r\nBcc: all@example.test\r\n\r\nX-Evil: 1',
  '\u202eevil\u2066right to left\u202d',
  'a\u200b\u200c\u200d\u2060\ufeffb',
  'W'.repeat(60),
  `Z${'\u0301\u0316'.repeat(29)}`,
  '👨‍👩‍👧‍👦🏳️‍🌈🇫🇷❤️',
  `{{7*7}}\${7*7}<%= 7 %>`,
  '%00%0d%0aSet-Cookie: x=1',
  'مرحبا שלום 山田 हिन्दी ไทย',
  '&lt;b&gt;&amp;&#x27;',
] as const;
