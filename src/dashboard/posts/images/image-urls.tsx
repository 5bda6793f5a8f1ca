import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { fetchStaffFile } from '../../api/staff-client';

/** The addresses in this tab of pictures that are perhaps not on the site yet, by their address there. */
const PicturesContext = createContext<Map<string, Promise<string>> | null>(null);

/** Around a post that is written: holds its pictures, and gives their memory back when it is closed. */
export function OwnPictures({ children }: { children: ReactNode }) {
  const [pictures] = useState(() => new Map<string, Promise<string>>());
  useEffect(
    () => () => {
      for (const picture of pictures.values()) {
        picture.then(
          (address) => URL.revokeObjectURL(address),
          () => undefined,
        );
      }
      pictures.clear();
    },
    [pictures],
  );
  return <PicturesContext.Provider value={pictures}>{children}</PicturesContext.Provider>;
}

/** Gives the address in this tab of a picture of the post; other addresses stay. `key`: another one in each post that is opened. */
export function useOwnPictures() {
  const pictures = useContext(PicturesContext);
  if (!pictures) throw new Error('useOwnPictures belongs inside OwnPictures');
  const pictureHere = useCallback(
    (src: string): Promise<string> => {
      const name = /^\/images\/posts\/([0-9a-f]{32}\.webp)$/.exec(src)?.[1];
      if (name === undefined) return Promise.resolve(src);
      const known =
        pictures.get(src) ??
        fetchStaffFile(`/posts/pictures/${name}`).then((file) => URL.createObjectURL(file));
      pictures.set(src, known);
      known.catch(() => pictures.delete(src));
      return known;
    },
    [pictures],
  );
  return { key: pictures, pictureHere };
}

/** A picture's address in this tab; null while there is none. */
export function useOwnPicture(src: string): string | null {
  const { key, pictureHere } = useOwnPictures();
  const { data } = useSWR(src === '' ? null : ['picture', key, src], () => pictureHere(src));
  return data ?? null;
}
