/** Bytes of an .ico file's header, and of an entry of its directory. */
const headerSize = 6;
const entrySize = 16;

/**
 * Packs PNG pictures into one .ico file.
 * @param {{ size: number, png: Buffer }[]} pictures square, with sides below 256 px
 */
export function packIco(pictures) {
  const directory = Buffer.alloc(headerSize + entrySize * pictures.length);
  directory.writeUInt16LE(1, 2); // type: icon
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [i, { size, png }] of pictures.entries()) {
    const at = headerSize + entrySize * i;
    directory.writeUInt8(size, at);
    directory.writeUInt8(size, at + 1);
    directory.writeUInt16LE(1, at + 4); // colour planes
    directory.writeUInt16LE(32, at + 6); // bits per pixel
    directory.writeUInt32LE(png.length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
