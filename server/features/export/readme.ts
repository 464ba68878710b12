import type { Manifest } from './manifest';

/** What is in an archive and how it is checked, for whoever opens it. */
export const readmeOf = ({
  made,
  project,
  journal,
}: Pick<Manifest, 'made' | 'project' | 'journal'>): string => `${project.code} ${project.name}

The whole project as it was on ${new Date(made.at).toISOString()},
downloaded by ${made.by} from Snagbook ${made.version}.

Number of the last event: ${journal.events}
Its hash: ${journal.lastHash}

What is here

journal.jsonl        each event of the project in order, one JSON object a line
tables/*.jsonl       the rows of the project as they were then, one JSON object a line:
                     snag.jsonl has the snags, photo.jsonl says to which snag a photo belongs
photos/              photos as they came; their names are the ids in photo.jsonl
plans/               plan files as they came; their names are the ids in plan_file.jsonl
handovers/           the PDFs of handovers, drafts and sealed ones
logos/               the logo of the sender of reports
manifest.json        path, length and SHA-256 of each file, and which files are missing

Not here: the PDFs of notices of defects and the photos of their slips. The journal has their
hashes, and the server on which they were made has the files.

How to check it

Each file: compare its SHA-256 (sha256sum photos/* and the like) with manifest.json.
The journal: the hash of each event is computed from the one before it, so the last hash above
proves all of them. Compare it with one that was written down elsewhere. docs/journal.md of
Snagbook says how hashes are computed.
Everything at once, with a copy of Snagbook: npm run verify -- <this archive>.zip
The owner of a Snagbook server can bring the project in under “Projects”.
`;
