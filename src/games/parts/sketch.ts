import { RoughGenerator } from 'roughjs/bin/generator';

/** What a pencil can draw, in the units of the surrounding SVG. */
export type Shape =
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'cross'; readonly at: Point; readonly size: number }
  | { readonly kind: 'circle'; readonly at: Point; readonly size: number }
  | { readonly kind: 'rectangle'; readonly at: Point; readonly width: number; readonly height: number }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] }
  | { readonly kind: 'path'; readonly d: string };

type Point = readonly [x: number, y: number];

export interface Hand {
  readonly seed: number;
  /** How shaky, 1 by default. */
  readonly roughness?: number;
  /** Hatched where given: the angle of the hatching, in degrees. */
  readonly hatch?: number;
  readonly gap?: number;
}

export interface Stroke {
  readonly d: string;
  readonly isHatch: boolean;
}

const generator = new RoughGenerator();
const drawn = new Map<string, readonly Stroke[]>();

/** The strokes of a shape. The same seed draws the same strokes, and they are kept: sheets repeat themselves a lot. */
export function sketch(shape: Shape, hand: Hand): readonly Stroke[] {
  const key = JSON.stringify([shape, hand]);
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const strokes = draw(shape, hand);
  drawn.set(key, strokes);
  return strokes;
}

function draw(shape: Shape, { seed, roughness = 1, hatch, gap = 4 }: Hand): Stroke[] {
  const options = {
    seed: seed + 1,
    roughness,
    ...(hatch === undefined ? {} : { fill: 'x', fillStyle: 'hachure', hachureAngle: hatch, hachureGap: gap }),
  };
  return shapesOf(shape, options).flatMap((drawable) =>
    drawable.sets.map((set) => ({
      d: generator.opsToPath(set, 2),
      isHatch: set.type === 'fillSketch',
    })),
  );
}

type Options = Parameters<RoughGenerator['circle']>[3];
type Drawable = ReturnType<RoughGenerator['circle']>;

function shapesOf(shape: Shape, options: Options): Drawable[] {
  switch (shape.kind) {
    case 'line':
      return [generator.line(...shape.from, ...shape.to, options)];
    case 'cross': {
      const [x, y] = shape.at;
      const half = shape.size / 2;
      return [
        generator.line(x - half, y - half, x + half, y + half, options),
        generator.line(x + half, y - half, x - half, y + half, options),
      ];
    }
    case 'circle':
      return [generator.circle(...shape.at, shape.size, options)];
    case 'rectangle':
      return [generator.rectangle(...shape.at, shape.width, shape.height, options)];
    case 'polygon':
      return [
        generator.polygon(
          shape.points.map(([x, y]): [number, number] => [x, y]),
          options,
        ),
      ];
    case 'path':
      return [generator.path(shape.d, options)];
  }
}
