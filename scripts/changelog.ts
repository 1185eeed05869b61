export interface Release {
  readonly changelog: string;
  /** By path, the text of every package.json. */
  readonly manifests: ReadonlyMap<string, string>;
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What a changelog says about a version; undefined if it does not name it. */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m);
  const section = sections.find((each) => each.startsWith(`[${version}]`));
  return section?.slice(section.indexOf('\n')).trim();
}

/** What keeps a tag from becoming a release; empty if everything agrees. */
export function objections(tag: string, { changelog, manifests }: Release): string[] {
  const [, version] = /^v(\d+\.\d+\.\d+)$/.exec(tag) ?? [];
  if (version === undefined) return [`The tag must be a version such as v1.2.3, not '${tag}'.`];
  const found: string[] = [];
  for (const [file, text] of manifests) {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.version !== version) found.push(`${file} has version ${manifest.version}, not ${version}.`);
    for (const [name, wanted] of Object.entries(manifest.dependencies ?? {}))
      if (name.startsWith('@khora/') && wanted !== version)
        found.push(`${file} requires ${name} ${wanted}, not ${version}.`);
  }
  if (!notesOf(changelog, version)) found.push(`CHANGELOG.md says nothing under "## [${version}]".`);
  return found;
}
