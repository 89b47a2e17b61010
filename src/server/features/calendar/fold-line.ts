/** RFC 5545, section 3.1: a line has at most 75 octets, the blank that begins a continued one among them. */
const octetsInLine = 75;

/** Breaks a line of iCalendar text between characters. (ical.js folds too, but does not count the blank.) */
export function foldLine(line: string): string {
  if (line.length * 3 <= octetsInLine || Buffer.byteLength(line) <= octetsInLine) return line;
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > octetsInLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
