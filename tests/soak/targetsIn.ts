export interface Target {
  /** ARIA role, or type of the element. */
  kind: string;
  name: string;
  isText: boolean;
  x: number;
  y: number;
}

/** Clickable elements of the page. Runs in the page, without access to this module. */
export const targetsIn = (): Target[] => {
  const interactive =
    'a[href], button, input, textarea, [contenteditable=true], [tabindex="0"], [role=menuitem], [role=option], [role=tab], [role=gridcell], [role=columnheader], [role=treeitem]';
  const targets: Target[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(interactive)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width === 0 || height === 0 || element.matches(':disabled, [aria-disabled=true]')) continue;
    // Skip covered elements, for example below a dialog.
    const hit = document.elementFromPoint(x, y);
    if (!hit || !(element.contains(hit) || hit.contains(element))) continue;
    const type = element.getAttribute('type');
    const isField = element.matches('input, textarea, [contenteditable=true]');
    const isText = isField && !/^(checkbox|radio|range|file|button|submit)$/.test(type ?? '');
    const ofForm = type === 'password' || type === 'email' ? type : null;
    const ofElement = element.getAttribute('role') ?? element.localName;
    const kind = element.matches('[autocomplete=new-password]') ? 'new password' : (ofForm ?? ofElement);
    if (type === 'file') continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    targets.push({ kind, name, isText, x, y });
  }
  return targets;
};
