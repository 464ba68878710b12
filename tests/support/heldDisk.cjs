// Loaded before a program that stores files: its disk stands still for good, for the program to be
// killed there. HELD_DISK says where: “after 3”, when three files have got their place, “after
// snagbook.db”, when that one has, or “within 3”, when half of the first piece of the third was
// written. It says “held”, with the path of that file and how long it has become.
const promises = require('node:fs/promises');
const { syncBuiltinESMExports } = require('node:module');
const { basename } = require('node:path');

const [where, nth] = process.env.HELD_DISK.split(' ');
const { open, rename } = promises;
const forever = new Promise(() => undefined);
let isHeld = false;
let placed = 0;
let begun = 0;

const hold = (words) => {
  isHeld = true;
  setInterval(() => undefined, 60_000);
  process.stdout.write(`held ${words.join(' ')}\n`);
  return forever;
};

promises.rename = async (from, to) => {
  if (isHeld) return forever;
  await rename(from, to);
  if (where === 'after' && basename(String(to)) === nth) return hold([to]);
  if (!String(from).includes('/temporary/')) return;
  placed += 1;
  if (where === 'after' && placed === Number(nth)) return hold([to]);
};

promises.open = async (path, flags, mode) => {
  if (isHeld) return forever;
  const file = await open(path, flags, mode);
  if (where !== 'within' || flags !== 'wx') return file;
  begun += 1;
  if (begun !== Number(nth)) return file;
  file.writeFile = async (chunk) => {
    isHeld = true;
    const { bytesWritten } = await file.write(chunk, 0, chunk.byteLength >> 1);
    return hold([path, bytesWritten]);
  };
  return file;
};

syncBuiltinESMExports();
