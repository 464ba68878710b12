import {
  type DefinitionNode,
  type DocumentNode,
  type InputObjectTypeDefinitionNode,
  Kind,
  parse,
  print,
  visit,
  type ObjectTypeDefinitionNode,
} from 'graphql';

// The part of schema.graphql that is published for keys of the API. What is not named here is not
// there for them. Fields are added; one that is to go is deprecated in schema.graphql, and stays
// for a year. A test holds later versions to what the last release published.

/** Counted up with what is added. */
export const publishedVersion = '1.0';

/** Fields by type, of inputs too. Enums and scalars that these use come along. */
const fields: Readonly<Record<string, string>> = {
  Query: 'project',
  Mutation: 'raiseSnag editSnag moveSnag addComment editComment addPhoto removePhoto markPhoto',
  Project:
    'id code name address clientName timeZone state evidenceRequired dueDays workingDays practicalCompletionOn journalCursor snagCounts overview snags snag companies trades locations plans plan journal',
  DueDays: 'low medium high critical',
  SnagCounts:
    'toCheck open overdue unassigned sentBack disputed outstanding all undone closed atLeast',
  Overview:
    'raised closed void outstanding overdue dueThisWeek toCheck toCheckSince disputed unassigned tradeCount companyCount placeCount',
  SnagConnection: 'edges pageInfo',
  SnagEdge: 'cursor node',
  PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
  Snag: 'id project number reference title displayTitle description status type priority trade company assignee location pin dueOn overdueDays raisedBy raisedAt afterAcceptance fixedBy fixedAt closedBy closedAt sentBackCount importUndone version changedAt comments waitingFor photoCount evidenceCount thumbnail photos history',
  WaitingFor: 'kind company since',
  Pin: 'plan revision x y',
  User: 'id name',
  NamedActor: 'id kind name',
  Company: 'id name archived',
  Trade: 'id name defaultCompany phrases archived',
  Location: 'id name depth parent path archived',
  Plan: 'id code name location current revisions',
  PlanRevision: 'id label page state widthPx heightPx pageWidthMm pageHeightMm addedBy addedAt',
  Photo: 'id kind state width height url caption shapes by takenAt',
  Shape: 'kind x y toX toY text points',
  EventConnection: 'edges pageInfo',
  EventEdge: 'cursor node',
  Event:
    'id kind actor snag changes comment editedAt edited reason photos redacted withoutEffect occurredAt recordedAt',
  Change: 'field from to lost',
  JournalPage: 'entries cursor hasNextPage',
  JournalEntry: 'cursor event snag goneSnagId',
  SnagPayload: 'receipt event snag notice',
  Receipt: 'eventId cursor hash number sha256 byteLength',
  Notice: 'code message other',
  SnagFilter:
    'chip ids statuses types tradeIds companyIds locationIds exactLocationIds priorities assigneeIds due raisedFrom raisedTo planId planCode text tradeId companyId locationId priority assigneeId',
  PinInput: 'revisionId x y',
  RaiseSnagInput:
    'eventId occurredAt seen projectId snagId title description type priority tradeId companyId assigneeId locationId pin dueOn',
  EditSnagInput:
    'eventId occurredAt seen snagId title description type priority tradeId companyId assigneeId locationId pin dueOn',
  MoveSnagInput: 'eventId occurredAt seen snagId move comment reason',
  AddCommentInput: 'eventId occurredAt seen snagId body',
  EditCommentInput: 'eventId occurredAt seen commentId body',
  AddPhotoInput:
    'eventId occurredAt seen snagId photoId kind file sha256 byteLength takenAt caption camera',
  CameraInput: 'offsetMinutes orientation device',
  RemovePhotoInput: 'eventId occurredAt seen photoId',
  MarkPhotoInput: 'eventId occurredAt seen photoId shapes',
  ShapeInput: 'kind x y toX toY text points',
};

/** The published schema as text, made of the whole one. */
export function publishedOf(typeDefs: string): string {
  const whole = parse(typeDefs, { noLocation: true });
  const named = new Map(
    whole.definitions.flatMap((definition) =>
      'name' in definition && definition.name !== undefined
        ? [[definition.name.value, definition] as const]
        : [],
    ),
  );
  const kept = new Map<string, DefinitionNode>();
  const keep = (name: string): void => {
    const definition = named.get(name);
    if (definition === undefined || kept.has(name)) return;
    const isPart = hasFields(definition);
    if (isPart && !(name in fields)) return;
    const part = isPart ? partOf(definition, name) : definition;
    kept.set(name, part);
    visit(part, {
      NamedType: (type) => keep(type.name.value),
      Directive: (directive) => keep(directive.name.value),
    });
  };
  for (const name of Object.keys(fields)) keep(name);
  const published: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: whole.definitions.flatMap((definition) =>
      'name' in definition && definition.name !== undefined
        ? (kept.get(definition.name.value) ?? [])
        : [],
    ),
  };
  return `# The API of Snagbook, version ${publishedVersion}. Changes only add to it; what is marked as deprecated\n# stays for a year at least.\n\n${print(published)}\n`;
}

type WithFields = ObjectTypeDefinitionNode | InputObjectTypeDefinitionNode;

const hasFields = (definition: DefinitionNode): definition is WithFields =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
  definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;

function partOf(type: WithFields, name: string): WithFields {
  const published = (fields[name] ?? '').split(' ');
  const isPublished = (field: { name: { value: string } }): boolean =>
    published.includes(field.name.value);
  return type.kind === Kind.OBJECT_TYPE_DEFINITION
    ? { ...type, fields: type.fields?.filter(isPublished) ?? [] }
    : { ...type, fields: type.fields?.filter(isPublished) ?? [] };
}
