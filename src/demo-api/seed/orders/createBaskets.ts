import { roundHalfUp } from '#shared/rules/money.ts';
import type { CategoryPlan } from '../base/countryMaterial.ts';
import type { Random } from '../base/random.ts';

/** Ordered items as JSON for the items column; amounts in cents. */
export interface Basket {
  items: string;
  itemsSum: number;
  discountSum: number;
}

interface MenuEntry {
  id: string;
  name: string;
  cents: number;
}

/** Price level per establishment: up to a fifth above the base price. */
const createMenu = (entries: CategoryPlan['products'], random: Random): MenuEntry[] => {
  const level = 1 + random.next() * 0.2;
  return entries.map(([name, price]) => ({
    id: random.id(),
    name,
    cents: roundHalfUp(price * level * 10) * 10,
  }));
};

const discounts = [10, 15, 20, 25];

const createItem = (product: MenuEntry, options: readonly MenuEntry[], random: Random) => {
  const quantity = random.chance(0.75) ? 1 : random.int(2, 3);
  const chosen = options.filter(() => random.chance(0.15)).map((option) => ({ ...option, quantity: 1 }));
  const gross = quantity * (product.cents + chosen.reduce((sum, { cents }) => sum + cents, 0));
  const discount = random.chance(0.12) ? random.pick(discounts) : 0;
  return { product, quantity, chosen, discount, gross, reduction: roundHalfUp((gross * discount) / 100) };
};
type Item = ReturnType<typeof createItem>;

const line = ({ id, name, cents }: MenuEntry, quantity: number) => ({
  id,
  name,
  quantity,
  price: cents / 100,
});

const toBasket = (items: readonly Item[]): Basket => ({
  items: JSON.stringify(
    items.map(({ product, quantity, discount, chosen }) => ({
      ...line(product, quantity),
      discount,
      options: chosen.map((option) => line(option, option.quantity)),
    })),
  ),
  itemsSum: items.reduce((sum, { gross }) => sum + gross, 0),
  discountSum: items.reduce((sum, { reduction }) => sum + reduction, 0),
});

/** Number of baskets that repeat. */
const usualBaskets = 16;

/**
 * Returns a generator of baskets for an establishment. Options are priced per unit of the item; the discount
 * applies to both.
 */
export const createBaskets = (
  { products, options }: CategoryPlan,
  random: Random,
): ((draw: Random) => Basket) => {
  const menu = createMenu(products, random);
  const extras = createMenu(options, random);
  const baskets: Basket[] = [];
  const nextBasket = (): Basket => {
    const chosen = random.shuffle(menu).slice(0, random.int(1, 4));
    return toBasket(chosen.map((product) => createItem(product, extras, random)));
  };
  return (draw) => {
    const index = draw.int(0, usualBaskets - 1);
    while (baskets.length <= index) baskets.push(nextBasket());
    return baskets[index] ?? nextBasket();
  };
};
