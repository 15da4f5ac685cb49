/** How a turn is seen: the dog makes room, the tile unrolls, the hand goes on to the neighbour. */
import type { Entry } from "$protocol";
import type { Play } from "../../table/play.svelte";
import { HOP, OUT, T1, T2, T3, type Stage, type Travel } from "../../table/stage";

export function animate(stage: Stage, entry: Entry, travels: readonly Travel[], _play: Play): string[] {
  const laid = entry.events.find(({ event }) => event === "lay");
  if (!laid || stage.speed === 0) return [];
  const seat = Number(laid["seat"]);
  const taken: string[] = [];
  const own = (travel: Travel) => !taken.includes(travel.piece);
  const take = (travel: Travel) => void taken.push(travel.piece);

  // The body stretches between head and tail, which walk by themselves.
  for (const travel of travels.filter(({ piece }) => /^(torso|shadow)-/.test(piece))) {
    stretch(stage, travel);
    take(travel);
  }

  // The tile comes out of the hand, or unrolls where nobody saw it before.
  const tile = laid["tile"] ? `tile-${String(laid["tile"])}` : null;
  const onCoat = travels.find((travel) => travel.piece === tile && travel.element.closest(".dog"));
  const unseen = travels.find(({ piece, from }) => !from && piece.startsWith(`white-${seat}-`));
  const arriving = onCoat ?? unseen;
  if (arriving) {
    if (arriving.from) stage.move(arriving, { duration: T3, arc: 26, easing: OUT });
    else unroll(stage, arriving.element);
    take(arriving);
  }
  react(stage, seat, laid["side"] === "white");

  // The hand goes on, and whoever gets it takes it up tile by tile.
  const hand = travels.find(({ piece }) => piece === "hand");
  if (hand) {
    stage.move(hand, { delay: T3, duration: T3, arc: 18 });
    take(hand);
  }
  const dealt = travels.filter((travel) => own(travel) && !travel.from && travel.piece.startsWith("tile-"));
  dealt.forEach((travel, index) => {
    if (travel.element.closest(".dog")) return;
    stage.move(hand?.from ? { ...travel, from: hand.from } : travel, { delay: T3 + T1 * index * 0.6, duration: T3 });
    take(travel);
  });
  return taken;
}

function stretch(stage: Stage, { element, from, to }: Travel): void {
  if (!from || from.width === 0 || to.width === 0) return;
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const shift = (from.x - to.x) / scale;
  stage.play(
    element,
    [{ transform: `translateX(${shift}px) scaleX(${from.width / to.width})` }, { transform: "none" }],
    { duration: T3, easing: OUT },
  );
}

function unroll(stage: Stage, element: Element): void {
  const transformOrigin = "left center";
  stage.play(
    element,
    [
      { transform: "scaleX(0)", transformOrigin },
      { transform: "none", transformOrigin },
    ],
    {
      duration: T3,
      delay: T2,
      easing: OUT,
    },
  );
}

/** Ears flap once for a tile; for white the head shrugs. */
function react(stage: Stage, seat: number, isWhite: boolean): void {
  const head = stage.find(`head-${seat}`);
  const [ear, face] = [head?.querySelector(".ear"), head?.querySelector(".face")];
  if (isWhite && face)
    stage.play(face, [{ transform: "none" }, { transform: "rotate(7deg) translateY(3px)" }, { transform: "none" }], {
      duration: T3 + T2,
      delay: T2,
    });
  else if (ear)
    stage.play(ear, [{ transform: "none" }, { transform: "rotate(-16deg)" }, { transform: "none" }], {
      duration: T3,
      delay: T2,
      easing: HOP,
    });
}
