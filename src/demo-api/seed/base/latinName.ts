/** Ukrainian letters and the official way to write them in Latin ones, without its rule for the start of a word. */
const pairs =
  'а-a б-b в-v г-h ґ-g д-d е-e є-ie ж-zh з-z и-y і-i ї-i й-i к-k л-l м-m н-n о-o п-p р-r с-s т-t у-u ф-f х-kh ц-ts ч-ch ш-sh щ-shch ь- ю-iu я-ia';

const latin = new Map(pairs.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]));

/** `Мар'яна Дем'янчук` → `mariana.demianchuk`, `Íñigo O'Higgins` → `inigo.ohiggins`: what stands before the @. */
export const latinName = (name: string): string =>
  [...name.toLowerCase()]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '.')
    .replaceAll(/^\.+|\.+$/g, '');
