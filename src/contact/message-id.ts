const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** As long as the ids that Firestore's own SDK makes. */
const idLength = 20;

/** Bytes from here on are left out: keeping them would favour the first characters. */
const evenLimit = 256 - (256 % characters.length);

/** A random document id. Made here, so that an attempt has one before Firestore is loaded. */
export function messageId(): string {
  let id = '';
  while (id.length < idLength) {
    const [byte = evenLimit] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < evenLimit) id += characters.charAt(byte % characters.length);
  }
  return id;
}
