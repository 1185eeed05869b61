// Takes the notes of a release out of CHANGELOG.md, once all versions agree with its tag:
// npm run release-notes -- v0.2.0 notes.md
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { notesOf, objections } from './changelog.ts';

const [tag = '', file] = process.argv.slice(2);
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const paths = ['package.json', ...globSync('packages/*/package.json')];
const manifests = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
const wrong = objections(tag, { changelog, manifests });
for (const objection of wrong) console.error(objection);
if (wrong.length > 0) process.exitCode = 1;
else {
  const notes = notesOf(changelog, tag.slice(1)) ?? '';
  if (file) writeFileSync(file, `${notes}\n`);
  else console.log(notes);
}
