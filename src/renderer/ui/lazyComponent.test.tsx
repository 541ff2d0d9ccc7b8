import { Component, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Lazy, lazyComponent } from './lazyComponent.tsx';

let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

interface GreetingProps {
  name: string;
}
const greeting = () => {
  const coming = Promise.withResolvers<ComponentType<GreetingProps & { word: string }>>();
  const part = lazyComponent<GreetingProps, { word: string }>(() => coming.promise, { word: 'Hola' });
  const come = (): void => coming.resolve(({ word, name }) => <p>{`${word}, ${name}`}</p>);
  return { part, come, fail: () => coming.reject(new Error('The file is gone')) };
};

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render = () => this.state.message || this.props.children;
}

test('a placeholder is shown until the component is loaded, and then the component with its props', async () => {
  const { part, come } = greeting();
  root.render(<Lazy of={part} given={{ name: 'Ada' }} until="Loading" />);
  await expect.element(page.getByText('Loading')).toBeVisible();
  come();
  await expect.element(page.getByText('Hola, Ada')).toBeVisible();
  expect(place.textContent).toBe('Hola, Ada');
});

test('a component loaded before is rendered at once', async () => {
  const { part, come } = greeting();
  come();
  await part();
  flushSync(() => root.render(<Lazy of={part} given={{ name: 'Eva' }} until="Loading" />));
  expect(place.textContent).toBe('Hola, Eva');
});

test('a component that fails to load is an error of the page', async () => {
  const { part, fail } = greeting();
  root.render(
    <Boundary>
      <Lazy of={part} given={{ name: 'Ada' }} until="Loading" />
    </Boundary>,
  );
  await expect.element(page.getByText('Loading')).toBeVisible();
  fail();
  await expect.element(page.getByText('The file is gone')).toBeVisible();
});
