export type Inline =
  | { type: 'text' | 'strong' | 'key'; text: string }
  | { type: 'link'; text: string; to: string };

export type Block =
  | { type: 'heading'; level: 1 | 2 | 3; id: string; content: readonly Inline[] }
  | { type: 'paragraph'; content: readonly Inline[] }
  | {
      type: 'list' /** First number. `null`: bullets. */;
      start: number | null;
      items: readonly (readonly Inline[])[];
    }
  | { type: 'picture'; file: string; alt: string };

const inlinePattern = /\*\*(?<strong>[^*]+)\*\*|`(?<key>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

const parseInline = (line: string): Inline[] => {
  const parts: Inline[] = [];
  let end = 0;
  for (const { 0: all, index, groups = {} } of line.matchAll(inlinePattern)) {
    if (index > end) parts.push({ type: 'text', text: line.slice(end, index) });
    const { strong, key, text = '', to = '' } = groups;
    if (strong) parts.push({ type: 'strong', text: strong });
    else if (key) parts.push({ type: 'key', text: key });
    else parts.push({ type: 'link', text, to });
    end = index + all.length;
  }
  if (end < line.length) parts.push({ type: 'text', text: line.slice(end) });
  return parts;
};

const item = /^(?:-|(\d+)\.) (.*)$/;

/** A paragraph's lines are joined; a line of a list goes on in indented lines. */
const parseBlock = (lines: readonly string[]): Block => {
  const [first = ''] = lines;
  const heading = /^(#{1,3}) (.*?)(?: \{#([\w-]+)\})?$/.exec(first);
  if (heading) {
    const [, marks = '', text = '', id = ''] = heading;
    return { type: 'heading', level: marks.length as 1 | 2 | 3, id, content: parseInline(text) };
  }
  const picture = /^!\[([^\]]*)\]\(([\w-]+\.jpg)\)$/.exec(first);
  if (picture) return { type: 'picture', alt: picture[1] ?? '', file: picture[2] ?? '' };
  const start = item.exec(first);
  if (!start) return { type: 'paragraph', content: parseInline(lines.map((line) => line.trim()).join(' ')) };
  const items: string[] = [];
  for (const line of lines) {
    const [, , text] = item.exec(line) ?? [];
    if (text === undefined) items.push(`${items.pop() ?? ''} ${line.trim()}`);
    else items.push(text);
  }
  return {
    type: 'list',
    start: start[1] === undefined ? null : Number(start[1]),
    items: items.map(parseInline),
  };
};

/** The part of Markdown that the manual uses: headings with ids, paragraphs, lists, pictures, bold, keys, links. */
export const parseManual = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(parseBlock);
