import { expect, it } from 'vitest';
import { latinName } from './createPerson.ts';

it.each([
  ["Мар'яна Дем'янчук", 'mariana.demianchuk'],
  ['Лук’ян Щербина', 'lukian.shcherbyna'],
  ["Íñigo O'Higgins", 'inigo.ohiggins'],
  ['=2+2 Кава', '2.2.kava'],
  ['«П’ятий Кут»', 'piatyi.kut'],
])('writes %s in the form of an e-mail address', (name, expected) => {
  expect(latinName(name)).toBe(expected);
});
