"""nice -n 15 blender -b -t 1 -P render.py -- [--samples 12] [--size 900] [--force] [--cache folder] mug:1 mug:2 bowl …

Renders the light passes and masks of each model and view into cache/<model>-<view>/, once. Without a list: all models, views 1 and 2,
and those of rooms.py, tables.py, worn.py, beside.py and details.py."""
import sys, os, json, time, importlib, traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import scene

FAMILIES = ('ceramics', 'light', 'pantry', 'packs', 'textiles', 'stationery', 'prints', 'gifts', 'wood', 'bundles')
MORE_SAMPLES = 2     # a room has small lights and a shallow focus


def models():
    out = {}
    for f in FAMILIES:
        if os.path.exists(os.path.join(HERE, f + '.py')):
            m = importlib.import_module(f)
            out.update(m.MODELS)
    return out


def main():
    args = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    samples, size, force, todo, cache = 12, 900, False, [], os.path.join(HERE, 'cache')
    while args:
        a = args.pop(0)
        if a == '--samples': samples = int(args.pop(0))
        elif a == '--size': size = int(args.pop(0))
        elif a == '--cache': cache = args.pop(0)
        elif a == '--force': force = True
        else: todo += [a] if ':' in a else [a + ':1', a + ':2']
    known = models()
    composed = {k: f for m in ('rooms', 'tables', 'breakfast', 'worn', 'beside', 'details') for k, f in importlib.import_module(m).VIEWS.items()}
    for shot in todo or [f'{m}:{v}' for v in (1, 2) for m in known] + list(composed):
        name, v = shot.split(':')
        folder = os.path.join(cache, f'{name}-{v}')
        if os.path.exists(os.path.join(folder, 'meta.json')) and not force:
            continue
        t = time.time()
        try:
            scene.reset()
            view = composed[shot]() if shot in composed else known[name](int(v))
            if 'camera' in view:
                scene.room(view, samples * MORE_SAMPLES)
            else:
                scene.studio(view, samples, size)
            os.makedirs(folder, exist_ok=True)
            scene.shoot(folder)
            meta = dict(scene.META, view=view, size=size, samples=samples)
            json.dump(meta, open(os.path.join(folder, 'meta.json'), 'w'))
            print(f'SHOT {shot} {time.time() - t:.1f}s', flush=True)
        except Exception:       # one broken model does not stop a night's work
            traceback.print_exc()
            print(f'FAILED {shot}', flush=True)


main()
