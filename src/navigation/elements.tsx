import {
  createContext,
  type PropsWithChildren,
  type RefCallback,
  useCallback,
  useContext,
  useState,
} from 'react';
import type { Modal } from './place.ts';

/** Registered elements to which the focus or a closing page returns. */
interface Elements {
  /** By modal, the control that gets the focus when the modal closes without a focusable opener. */
  defaultOpeners: Map<Modal, HTMLElement>;
  /** Icons from which pages open, by the page's path. */
  icons: Map<string, HTMLElement>;
}

const ElementsContext = createContext<Elements | undefined>(undefined);

export function ElementsProvider({ children }: PropsWithChildren) {
  const [elements] = useState<Elements>(() => ({ defaultOpeners: new Map(), icons: new Map() }));
  return <ElementsContext value={elements}>{children}</ElementsContext>;
}

export function useElements(): Elements {
  const elements = useContext(ElementsContext);
  if (!elements) throw new Error('useElements must be used within an ElementsProvider.');
  return elements;
}

/** Returns a ref that keeps the mounted element in a map. */
export function useRegisteredElement<K>(
  map: Map<K, HTMLElement>,
  key: K,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement) => {
      map.set(key, element);
      return () => void map.delete(key);
    },
    [map, key],
  );
}
