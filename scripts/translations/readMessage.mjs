/**
 * Parts that a translation must share with its source: placeholders, tags and plurals.
 * @typedef {{ names: Set<string>, tags: string[], choices: { name: string, type: string, forms: string[] }[] }} MessageParts
 */

const choiceTypes = ['plural', 'selectordinal', 'select'];

class MessageReader {
  position = 0;
  /** @type {MessageParts} */
  parts = { names: new Set(), tags: [], choices: [] };

  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  match(pattern) {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.position;
    const found = sticky.exec(this.text);
    if (found) this.position = sticky.lastIndex;
    return found;
  }

  expect(pattern, what) {
    const found = this.match(pattern);
    if (!found) throw new SyntaxError(`${what} expected at character ${this.position + 1}`);
    return found;
  }

  /** Reads up to the closing brace of the current form, or to the end of the message. */
  readText(isForm) {
    while (this.position < this.text.length) {
      if (this.text[this.position] === '}') {
        if (isForm) return;
        throw new SyntaxError(`a closing brace too many at character ${this.position + 1}`);
      }
      this.readToken();
    }
    if (isForm) throw new SyntaxError('a closing brace is missing');
  }

  readToken() {
    // ICU quoting: two apostrophes are one; a single one before a brace starts literal text.
    if (this.match("''")) return;
    if (this.match("'[{}]")) {
      this.expect("[^']*'?", 'quoted text');
      return;
    }
    const tag = this.match('</?\\w+/?>');
    if (tag) this.parts.tags.push(tag[0]);
    else if (this.match('\\{')) this.readArgument();
    else this.position += 1;
  }

  readArgument() {
    const [, name] = this.expect('\\s*([\\w.]+)\\s*', 'a name');
    this.parts.names.add(name);
    if (this.match(',')) {
      const [, type] = this.expect('\\s*(\\w+)\\s*', 'a type');
      if (choiceTypes.includes(type)) this.readForms(name, type);
      else this.expect('[^}]*', 'a format');
    }
    this.expect('\\}', 'a closing brace');
  }

  readForms(name, type) {
    const forms = [];
    this.expect(',\\s*(offset:\\d+\\s*)?', 'forms');
    for (let form = this.match('\\s*(=?\\w+)\\s*\\{'); form; form = this.match('\\s*(=?\\w+)\\s*\\{')) {
      forms.push(form[1]);
      this.readText(true);
      this.expect('\\}\\s*', 'a closing brace');
    }
    this.parts.choices.push({ name, type, forms });
  }
}

/**
 * Parses an ICU message; throws a SyntaxError that names the position of the problem.
 * @param {string} text
 * @returns {MessageParts}
 */
export const readMessage = (text) => {
  const reader = new MessageReader(text);
  reader.readText(false);
  return reader.parts;
};
