/** Up to this length every layout shows the whole message, in letters that are readable on a phone. */
const longest = { message: 300, breaks: 10, title: 80 };

/** Whether a text card certainly shows all its words; longer ones may be set small and cut. */
export function showsWhole({ title, message }: { title: string; message: string }): boolean {
  return (
    [...message].length <= longest.message &&
    message.split('\n').length - 1 <= longest.breaks &&
    [...title].length <= longest.title
  );
}
