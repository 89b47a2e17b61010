/** Up to here every layout sets a message without cutting it, in letters that are read at the width of a phone. */
const longest = { message: 300, breaks: 10, title: 80 };

/** Whether a text card surely shows all of its words; longer ones may be set small, and cut. */
export function showsWhole({ title, message }: { title: string; message: string }): boolean {
  return (
    [...message].length <= longest.message &&
    message.split('\n').length - 1 <= longest.breaks &&
    [...title].length <= longest.title
  );
}
