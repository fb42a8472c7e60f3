import type { ComponentProps } from 'react';
import type { Picture } from '#src/content/types.ts';
import { pictureFallback, pictureSrcSet } from './picture-sources.ts';

type ContentPictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  picture: Picture;
  /** Width that the layout gives the picture, for the `sizes` attribute. */
  sizes: string;
};

/** A picture from the content in the format and width that suit the browser. */
export function ContentPicture({ picture, sizes, alt, ...props }: ContentPictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSrcSet(picture, 'webp')} sizes={sizes} />
      <img
        {...props}
        src={pictureFallback(picture)}
        alt={alt ?? picture.alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
      />
    </picture>
  );
}
