/** What a visitor writes: exactly the fields that are stored. */
export interface Message {
  name: string;
  email: string;
  message: string;
}

export const emptyMessage: Message = { name: '', email: '', message: '' };

/** The message as it is checked and stored: without white space at its ends. */
export function trimMessage({ name, email, message }: Message): Message {
  return { name: name.trim(), email: email.trim(), message: message.trim() };
}

/** Whether both say the same; white space at the ends does not count. */
export function isSameMessage(one: Message, other: Message): boolean {
  const [a, b] = [trimMessage(one), trimMessage(other)];
  return a.name === b.name && a.email === b.email && a.message === b.message;
}
