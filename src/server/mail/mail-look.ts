// The light values of the design tokens as sRGB: mail programs support neither variables nor oklch.

/** The table around the paper. */
export const desk = '#d3dde6';
export const sheet = '#fdfbf6';
export const ink = '#202b44';
export const inkSoft = '#505a6f';
export const line = '#e0dbd2';
export const wax = '#851b3c';
export const onWax = '#fdf6f3';
export const serif = "Newsreader, 'Iowan Old Style', Palatino, Georgia, 'Times New Roman', serif";
export const sans = "'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
