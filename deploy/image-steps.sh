#!/usr/bin/env bash
# The steps of the Containerfile without a container engine: makes an empty root at FOLDER with debootstrap and builds the portal in it.
# usage: image-steps.sh FOLDER NODE   (as root; NODE is a folder with bin/node and bin/npm of version 24)
set -euo pipefail
root=${1:?a folder that does not exist yet}
node=${2:?a folder with bin/node}
project=$(cd "$(dirname "$0")/.." && pwd)
[ ! -e "$root" ] || { echo "$root is there already."; exit 1; }

debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$root"
cp -a "$node" "$root/opt/node"
mkdir "$root/portal" "$root/data" "$root/data-deletions"
git -C "$project" archive HEAD | tar -x -C "$root/portal"
inside() { chroot "$root" /usr/bin/env -i PATH=/opt/node/bin:/usr/bin:/bin HOME=/tmp "$@"; }
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
if [ -f "${NPM_CONFIG_USERCONFIG:-$HOME/.npmrc}" ]; then cp "${NPM_CONFIG_USERCONFIG:-$HOME/.npmrc}" "$root/tmp/.npmrc"; fi
inside sh -c 'cd /portal && npm ci --no-audit --no-fund && node node_modules/vite/bin/vite.js build && npm prune --omit=dev --no-audit --no-fund && rm -rf web e2e bench'
rm -f "$root/tmp/.npmrc"
useradd --root "$root" --uid 1000 --no-create-home portal
chown 1000:1000 "$root/data" "$root/data-deletions"
echo "Built. Start it as: chroot --userspec=1000:1000 $root /usr/bin/env -i PATH=/opt/node/bin HOST=127.0.0.1 PORTAL_DATA_DIR=/data sh -c 'cd /portal && node server/main.ts'"
